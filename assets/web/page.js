"use strict";
// The page does for the program what only a page can: let the user pick files, take files
// that are dropped, and hand over what was saved.

const langkah = (() => {
  // heard is what the program does with a path that was dropped, and with a share
  // string in the address; what comes before it listens waits.
  const waiting = [];
  let listener;
  const tell = (what) => (listener ? listener(what) : waiting.push(what));

  // The toolkit's answer to the window's focus waits for its own goroutine, which in turn
  // waits until the event is handled: the program would stop for ever with whatever has
  // the focus, such as a dialog's button. So these events do not reach it.
  for (const event of ["focus", "blur"]) {
    addEventListener(event, (e) => { if (e.target === window) e.stopImmediatePropagation(); }, true);
  }

  const puzzle = /\.(txt|png|jpe?g|svg)$/i; // what is taken of a folder

  // take puts files where the program finds them and gives the path: of the file, or
  // of the folder that the user has picked with all below it.
  async function take(list, folder) {
    for (const f of list) {
      if (folder && !puzzle.test(f.name)) continue;
      const name = folder ? f.webkitRelativePath : f.name;
      const parts = name.split("/");
      for (let i = 1; i < parts.length; i++) files.makeFolder("/opened/" + parts.slice(0, i).join("/"));
      files.put("/opened/" + name, new Uint8Array(await f.arrayBuffer()));
    }
    return "/opened/" + (folder ? list[0].webkitRelativePath.split("/")[0] : list[0].name);
  }

  // pick lets the user pick a file or a folder; picked hears its path, or what failed.
  function pick(extensions, folder, picked) {
    const input = document.createElement("input");
    input.type = "file";
    input.accept = extensions;
    input.webkitdirectory = folder;
    input.onchange = () => {
      if (input.files.length > 0) take([...input.files], folder).then((path) => picked(path, ""), (err) => picked("", String(err)));
    };
    input.click();
  }

  // download hands bytes over as a file of that name.
  function download(name, bytes) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([bytes]));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  }

  // copyPicture puts a PNG on the clipboard; done hears why not, or "".
  function copyPicture(bytes, done) {
    const put = async () => navigator.clipboard.write([new ClipboardItem({ "image/png": new Blob([bytes], { type: "image/png" }) })]);
    put().then(() => done(""), (err) => done(String(err)));
  }

  function switchFullScreen() {
    if (document.fullscreenElement) document.exitFullscreen();
    else document.documentElement.requestFullscreen().catch((err) => console.warn(String(err)));
  }

  // decoded is an address as it was before it was encoded, or as it stands where
  // it never was: a stray % is no reason to stop.
  function decoded(text) {
    try {
      return decodeURIComponent(text);
    } catch {
      return text;
    }
  }

  // shared tells the share string in the address, once.
  function shared() {
    const text = decoded(location.hash.slice(1));
    if (text === "") return;
    history.replaceState(null, "", location.pathname + location.search);
    tell(text);
  }

  function listen(to) {
    listener = to;
    for (const what of waiting.splice(0)) listener(what);
  }

  addEventListener("hashchange", shared);
  addEventListener("dragover", (e) => e.preventDefault());
  addEventListener("drop", (e) => {
    e.preventDefault();
    if (e.dataTransfer.files.length > 0) take([e.dataTransfer.files[0]], false).then(tell, (err) => console.warn(String(err)));
  });

  // typed tells keys that the toolkit does not know in a page, by its names for them.
  function listenKeys(typed) {
    const named = { PageUp: "Prior", PageDown: "Next", Home: "Home", End: "End", Insert: "Insert" };
    addEventListener("keydown", (e) => {
      if (e.ctrlKey || e.altKey || e.metaKey) return;
      const name = named[e.key] ?? (/^[a-z[\]\\'`;,.\/*+=-]$/i.test(e.key) || e.code.startsWith("Numpad") && e.key.length === 1 ? e.key.toUpperCase() : "");
      if (name !== "") typed(name);
    });
  }

  return { pick, download, copyPicture, switchFullScreen, shared, listen, listenKeys, ready: () => {} };
})();
globalThis.langkah = langkah;

// A page that is not served safely has no clipboard: then it is the page's own.
if (!navigator.clipboard) {
  let text = "";
  const clipboard = { readText: async () => text, writeText: async (t) => void (text = t), write: () => Promise.reject(new Error("only a page served by https may copy pictures")) };
  Object.defineProperty(navigator, "clipboard", { value: clipboard });
}
