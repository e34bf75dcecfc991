"use strict";
// Loading the program, and starting it.
(async () => {
  const panel = document.getElementById("loading");
  const bar = panel.querySelector("progress");
  const says = document.getElementById("says");
  const sizes = document.body.dataset;

  // counted is a stream that shows how much of it has come.
  function counted(stream, all) {
    let come = 0;
    return stream.pipeThrough(new TransformStream({
      transform(chunk, to) {
        come += chunk.length;
        bar.value = Math.min(1, come / all);
        says.textContent = Math.floor(100 * bar.value) + " %";
        to.enqueue(chunk);
      },
    }));
  }

  // program is the program, unpacked here unless the server has sent it so.
  async function program() {
    const response = await fetch("langkah.wasm.gz");
    if (!response.ok) throw new Error("langkah.wasm.gz: " + response.status + " " + response.statusText);
    const unpacked = response.headers.get("Content-Encoding") !== null;
    let stream = counted(response.body, Number(unpacked ? sizes.raw : sizes.packed));
    if (!unpacked) stream = stream.pipeThrough(new DecompressionStream("gzip"));
    return new Response(stream, { headers: { "Content-Type": "application/wasm" } });
  }

  // end puts a sentence in the window's place.
  function end(text) {
    bar.remove();
    says.textContent = text;
    document.body.append(panel);
  }

  try {
    if (!document.createElement("canvas").getContext("webgl")) throw new Error("it draws by WebGL, which this browser lacks or has switched off");
    localStorage.length; // throws where the page may store nothing
    const go = new Go();
    process.cwd = () => "/";
    // Tables of solvers are too large for the browser's storage: the program has no
    // folder for them, as this is no path from the root.
    go.env = { HOME: "/home", TMPDIR: "/tmp", XDG_CACHE_HOME: "none" };
    langkah.ready = () => {
      performance.mark("ready");
      panel.remove();
    };
    const { instance } = await WebAssembly.instantiateStreaming(program(), go.importObject);
    performance.mark("loaded");
    says.textContent = "Starting …";
    bar.removeAttribute("value");
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))); // the program leaves no time for it
    langkah.shared();
    await go.run(instance);
    end("Langkah has ended. Load the page again: what you have done is there.");
  } catch (err) {
    console.error(err);
    end("Langkah cannot run here: " + err.message);
  }
})();
