#!/bin/sh
# install.sh [--remove] [PREFIX]: puts Langkah below PREFIX, or takes it away
# again. PREFIX is /usr/local for root, and ~/.local for anybody else.
set -eu
cd "$(dirname "$0")"

default=$HOME/.local
[ "$(id -u)" -ne 0 ] || default=/usr/local
usage="usage: ./install.sh [--remove] [PREFIX]
Puts Langkah below PREFIX, here $default, or takes it away again."
remove=false
prefix=
for word; do
    case $word in
    --remove) remove=true ;;
    -h | --help)
        echo "$usage"
        exit
        ;;
    -* | "")
        printf 'install.sh: there is no option "%s"\n%s\n' "$word" "$usage" >&2
        exit 2
        ;;
    *)
        if [ -n "$prefix" ]; then
            printf 'install.sh: "%s" is too much\n%s\n' "$word" "$usage" >&2
            exit 2
        fi
        prefix=$word
        ;;
    esac
done
prefix=${prefix:-$default}
case $prefix in
/*) ;;
*) prefix=$OLDPWD/$prefix ;;
esac

find bin share -type f | while read -r file; do
    if $remove; then
        rm -f "$prefix/$file"
    else
        mkdir -p "$prefix/$(dirname "$file")"
        cp "$file" "$prefix/$file"
    fi
done

# A desktop finds a program by its path, wherever that is.
entry=$prefix/share/applications/app.langkah.Langkah.desktop
if ! $remove; then
    sed "s|^Exec=langkah|Exec=\"$prefix/bin/langkah\"|" share/applications/app.langkah.Langkah.desktop >"$entry"
fi
if command -v update-mime-database >/dev/null && [ -d "$prefix/share/mime/packages" ]; then
    update-mime-database "$prefix/share/mime" 2>/dev/null || true
fi
if command -v update-desktop-database >/dev/null; then
    update-desktop-database -q "$prefix/share/applications" || true
fi
if command -v gtk-update-icon-cache >/dev/null; then
    gtk-update-icon-cache -qtf "$prefix/share/icons/hicolor" || true
fi

if $remove; then
    echo "Langkah is no longer in $prefix."
    exit
fi
echo "Langkah is in $prefix."
case :$PATH: in
*:"$prefix/bin":*) ;;
*) echo "To run it by its name, add $prefix/bin to PATH." ;;
esac
