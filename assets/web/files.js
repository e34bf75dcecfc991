"use strict";
// The files that the program finds in a page, for Go's own calls of the system:
//
//   /home    in the browser's storage: there again at the next visit, and shared
//            by all pages of the site. What does not fit is an error, as on a
//            disk that is full.
//   /opened  what was picked or dropped: in memory, and in the storage as well
//            while it is small, so that it can be opened again.
//   else     in memory, gone with the page.
//
// A file of the storage is written as a whole, when it is closed or renamed:
// other pages see the old one or the new one. A name that ends with .lock is a
// lock: open it exclusively, and no other page can until it is closed or this
// page is gone.

const files = (() => {
  const prefix = "langkah:";
  const mostKept = 256 << 10; // bytes of an opened file that is kept
  const keptFiles = 20; // of them at most

  const flags = { O_RDONLY: 0, O_WRONLY: 1, O_RDWR: 2, O_CREAT: 64, O_EXCL: 128, O_TRUNC: 512, O_APPEND: 1024, O_DIRECTORY: 65536 };
  const nodes = new Map(); // path -> folder or file in memory
  const open = new Map(); // number -> {path, node, at, changed, unlock}
  let next = 3;

  const folder = () => ({ folder: true, mode: 0o40755, time: Date.now() });
  const file = (data, time = Date.now()) => ({ folder: false, mode: 0o100644, time, data, size: data.length });
  const fail = (code) => Object.assign(new Error(code), { code });
  const parent = (path) => path.slice(0, path.lastIndexOf("/")) || "/";
  const below = (dir) => (dir === "/" ? "/" : dir + "/");

  // tidy is a path from the root, without dots.
  function tidy(path) {
    const parts = [];
    for (const part of path.split("/")) {
      if (part === "..") parts.pop();
      else if (part !== "" && part !== ".") parts.push(part);
    }
    return "/" + parts.join("/");
  }

  // The storage takes letters: a byte is the letter of its number.
  const inStorage = (path) => path.startsWith("/home/") || path.startsWith("/opened/");

  function load(path) {
    const text = localStorage.getItem(prefix + path);
    if (text === null) return undefined;
    const cut = text.indexOf(" ");
    return file(Uint8Array.from(text.slice(cut + 1), (c) => c.charCodeAt(0)), Number(text.slice(0, cut)));
  }

  function store(path, node) {
    const data = node.data.subarray(0, node.size);
    let text = "";
    for (let i = 0; i < data.length; i += 1 << 13) {
      text += String.fromCharCode(...data.subarray(i, i + (1 << 13)));
    }
    localStorage.setItem(prefix + path, node.time + " " + text);
  }

  function* stored() {
    for (let i = 0; i < localStorage.length; i++) {
      const key = localStorage.key(i);
      if (key.startsWith(prefix + "/")) yield key.slice(prefix.length);
    }
  }

  // keepOpened keeps an opened file if there is room, and forgets the oldest.
  function keepOpened(path, node) {
    localStorage.removeItem(prefix + path);
    if (node.size > mostKept) return;
    const old = [...stored()].filter((p) => p.startsWith("/opened/"));
    old.sort((a, b) => parseInt(localStorage.getItem(prefix + a)) - parseInt(localStorage.getItem(prefix + b)));
    for (const p of old.slice(0, Math.max(0, old.length - keptFiles + 1))) localStorage.removeItem(prefix + p);
    try {
      store(path, node);
    } catch {
      // it is in memory
    }
  }

  // put makes a node what stands at a path.
  function put(path, node) {
    if (path.startsWith("/home/") && !node.folder) {
      try {
        store(path, node);
      } catch {
        throw fail("ENOSPC");
      }
      return;
    }
    nodes.set(path, node);
    if (path.startsWith("/opened/") && !node.folder) keepOpened(path, node);
  }

  function find(path) {
    const node = nodes.get(path) ?? (inStorage(path) ? load(path) : undefined);
    if (node || !inStorage(path)) return node;
    for (const other of stored()) {
      if (other.startsWith(path + "/")) return folder(); // another page has made it
    }
  }

  function need(path) {
    const node = find(path);
    if (node) return node;
    const above = path === "/" ? undefined : find(parent(path));
    throw fail(above && !above.folder ? "ENOTDIR" : "ENOENT");
  }

  function needFolder(path) {
    if (!need(path).folder) throw fail("ENOTDIR");
  }

  function list(dir) {
    needFolder(dir);
    const names = new Set();
    for (const path of [...nodes.keys(), ...stored()]) {
      if (path !== "/" && path.startsWith(below(dir))) names.add(path.slice(below(dir).length).split("/")[0]);
    }
    return [...names].sort();
  }

  function remove(path) {
    nodes.delete(path);
    if (inStorage(path)) localStorage.removeItem(prefix + path);
  }

  function stat(node) {
    return {
      dev: 0, ino: 0, mode: node.mode, nlink: 1, uid: 0, gid: 0, rdev: 0, size: node.folder ? 0 : node.size,
      blksize: 4096, blocks: 0, atimeMs: node.time, mtimeMs: node.time, ctimeMs: node.time,
      isDirectory: () => node.folder,
    };
  }

  // lock is the lock of a path, as what gives it back; undefined where another page has it.
  function lock(path) {
    if (!navigator.locks) return Promise.resolve(() => {}); // not a secure page: it stands alone
    return new Promise((resolve, reject) => {
      const hold = (granted) => (granted ? new Promise((unlock) => resolve(unlock)) : resolve(undefined));
      navigator.locks.request(prefix + path, { ifAvailable: true }, hold).catch(reject);
    });
  }

  async function openLock(path) {
    const unlock = await lock(path);
    if (!unlock) throw fail("EEXIST");
    open.set(next, { path, node: file(new Uint8Array(0)), at: 0, unlock });
    return next++;
  }

  function openFile(path, how, mode) {
    let node = find(path);
    if (!node) {
      if (!(how & flags.O_CREAT)) need(path); // which says why
      needFolder(parent(path));
      node = file(new Uint8Array(0));
      node.mode = 0o100000 | mode;
      put(path, node);
    } else if (how & flags.O_CREAT && how & flags.O_EXCL) {
      throw fail("EEXIST");
    } else if (node.folder && how & (flags.O_WRONLY | flags.O_RDWR)) {
      throw fail("EISDIR");
    }
    const f = { path, node, at: 0, append: how & flags.O_APPEND };
    if (how & flags.O_TRUNC) resize(f, 0);
    open.set(next, f);
    return next++;
  }

  function opened(number) {
    const f = open.get(number);
    if (!f) throw fail("EBADF");
    return f;
  }

  function resize(f, size) {
    const { node } = f;
    if (size > node.data.length) {
      const data = new Uint8Array(Math.max(size, 2 * node.data.length));
      data.set(node.data.subarray(0, node.size));
      node.data = data;
    }
    node.data.fill(0, Math.min(size, node.size), node.size);
    node.size = size;
    node.time = Date.now();
    f.changed = true;
  }

  function save(f) {
    if (f.changed && find(f.path)) put(f.path, f.node);
    f.changed = false;
  }

  function move(from, to) {
    const node = need(from);
    needFolder(parent(to));
    if (!node.folder) {
      put(to, node);
      remove(from);
      return;
    }
    for (const path of [...nodes.keys(), ...stored()]) {
      if (path.startsWith(below(from))) {
        put(to + path.slice(from.length), find(path));
        remove(path);
      }
    }
    nodes.set(to, node);
    nodes.delete(from);
  }

  // console has what the program prints, a line at a time.
  const printed = { text: "", decoder: new TextDecoder() };
  function print(data) {
    printed.text += printed.decoder.decode(data, { stream: true });
    const lines = printed.text.split("\n");
    printed.text = lines.pop();
    for (const line of lines) console.log(line);
    return data.length;
  }

  // calls are what Go asks for, each with its answer or an error that has a code.
  const calls = {
    open(path, how, mode) {
      path = tidy(path);
      return path.endsWith(".lock") && how & flags.O_EXCL ? openLock(path) : openFile(path, how, mode);
    },
    close(number) {
      const f = opened(number);
      open.delete(number);
      f.unlock?.();
      save(f);
    },
    read(number, into, offset, length, at) {
      const f = opened(number);
      if (f.node.folder) throw fail("EISDIR");
      const from = at ?? f.at;
      const part = f.node.data.subarray(Math.min(from, f.node.size), Math.min(from + length, f.node.size));
      into.set(part, offset);
      if (at === null) f.at += part.length;
      return part.length;
    },
    write(number, from, offset, length, at) {
      const part = from.subarray(offset, offset + length);
      if (number < 3) return print(part);
      const f = opened(number);
      const to = f.append ? f.node.size : at ?? f.at;
      resize(f, Math.max(f.node.size, to + part.length));
      f.node.data.set(part, to);
      if (at === null) f.at = to + part.length;
      return part.length;
    },
    fsync: (number) => save(opened(number)),
    ftruncate: (number, size) => resize(opened(number), size),
    truncate(path, size) {
      const f = { path: tidy(path), node: need(tidy(path)) };
      resize(f, size);
      save(f);
    },
    fstat: (number) => stat(opened(number).node),
    stat: (path) => stat(need(tidy(path))),
    lstat: (path) => stat(need(tidy(path))),
    readdir: (path) => list(tidy(path)),
    mkdir(path) {
      path = tidy(path);
      if (find(path)) throw fail("EEXIST");
      needFolder(parent(path));
      nodes.set(path, folder());
    },
    rmdir(path) {
      path = tidy(path);
      if (list(path).length > 0) throw fail("ENOTEMPTY");
      nodes.delete(path);
    },
    unlink(path) {
      path = tidy(path);
      if (need(path).folder) throw fail("EISDIR");
      remove(path);
    },
    rename: (from, to) => move(tidy(from), tidy(to)),
    utimes(path, _accessed, changed) {
      need(tidy(path)).time = 1000 * changed;
    },
    chmod: (path) => void need(tidy(path)),
    fchmod: (number) => void opened(number),
    chown: (path) => void need(tidy(path)),
    lchown: (path) => void need(tidy(path)),
    fchown: (number) => void opened(number),
    readlink(path) {
      need(tidy(path));
      throw fail("EINVAL"); // nothing is a link
    },
    link() {
      throw fail("ENOSYS");
    },
    symlink() {
      throw fail("ENOSYS");
    },
  };

  // The program calls as it would call Node: the answer goes to the last argument.
  const fs = { constants: flags, writeSync: (_number, data) => print(data) };
  for (const [name, call] of Object.entries(calls)) {
    fs[name] = (...given) => {
      const answer = given.pop();
      const no = (err) => answer(err.code ? err : fail("EIO"));
      let value;
      try {
        value = call(...given);
      } catch (err) {
        no(err);
        return;
      }
      if (value instanceof Promise) value.then((v) => answer(null, v), no);
      else answer(null, value);
    };
  }

  for (const path of ["/", "/home", "/opened", "/tmp", "/saved"]) nodes.set(path, folder());
  return { fs, put: (path, data) => put(tidy(path), file(data)), makeFolder: (path) => nodes.set(tidy(path), folder()) };
})();

globalThis.fs = files.fs;
