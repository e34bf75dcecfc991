#!/bin/sh
# install.sh [--remove] [PREFIX]: puts Langkah below PREFIX, or takes it away
# again. PREFIX is /usr/local for root, and ~/.local for anybody else.
set -eu
cd "$(dirname "$0")"

remove=false
if [ "${1:-}" = --remove ]; then
    remove=true
    shift
fi
if [ $# -gt 1 ]; then
    echo "usage: ./install.sh [--remove] [PREFIX]" >&2
    exit 2
fi
default=$HOME/.local
[ "$(id -u)" -ne 0 ] || default=/usr/local
prefix=${1:-$default}
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
