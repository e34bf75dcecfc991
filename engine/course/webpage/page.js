"use strict";
// Plays what stands in the page: steps, searches and questions. It loads and keeps nothing.
(() => {
  const data = JSON.parse(document.getElementById("data").textContent);
  const root = document.documentElement;
  root.classList.add("script");
  let tongue = 0;
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const said = words => (words && (words[tongue] || words[0])) || "";
  const word = name => said(data.words[name]);
  const redrawn = []; // called when the language changes

  // make returns an element with attributes, and words or other elements in it.
  function make(name, attributes = {}, ...inside) {
    const e = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) {
      if (key === "click") e.addEventListener("click", value);
      else e.setAttribute(key, value);
    }
    e.append(...inside);
    return e;
  }

  // board returns a position's drawing.
  function board(number) {
    const box = make("div", { class: "board" });
    if (number >= 0) box.innerHTML = data.boards.list[number].map(i => data.boards.lines[i]).join("\n") + "</svg>";
    return box;
  }

  // Searches.
  function player(box) {
    const search = data.searches[+box.dataset.search];
    const last = search.events.length;
    const nodes = all("[data-node]", box), edges = {}, tree = box.querySelector(".tree");
    for (const e of all("[data-edge]", box)) edges[e.dataset.edge] = e;
    const parents = nodes.map((_, i) => edges[i] ? +edges[i].dataset.from : -1);
    const code = box.querySelector(".code"), waiting = box.querySelector(".waiting");
    const at = (attribute, value) => Object.fromEntries([[attribute, value]]);
    let moment = 0, states = [];

    const slider = make("input", { type: "range", min: 0, max: last, value: 0 });
    slider.addEventListener("input", () => show(+slider.value));
    const button = (name, sign, to) => make("button", { type: "button", "data-label": name, click: () => show(to()) }, sign);
    const expansion = () => {
      for (let i = moment; i < last; i++) if (search.events[i][4] > (moment ? search.events[moment - 1][4] : 0)) return i + 1;
      return last;
    };
    box.querySelector(".player").append(
      button("begin", "|◀", () => 0), button("before", "◀", () => moment - 1), button("after", "▶", () => moment + 1),
      button("expansion", "▶▶", expansion), button("end", "▶|", () => last), slider);
    box.addEventListener("keydown", e => {
      if (e.target === slider || e.altKey || e.ctrlKey || e.metaKey) return;
      const to = { ArrowLeft: moment - 1, ArrowRight: moment + 1, Home: 0, End: last, " ": expansion() }[e.key];
      if (to === undefined || e.key === " " && e.target.tagName === "BUTTON") return;
      e.preventDefault();
      show(to);
    });

    function show(to) {
      moment = Math.max(0, Math.min(last, to));
      slider.value = moment;
      states = [];
      for (let i = 0; i < moment; i++) for (const [node, state] of search.events[i][2]) states[node] = state;
      const event = moment ? search.events[moment - 1] : null;
      const here = event ? event[3] : -1;
      nodes.forEach(g => {
        const i = +g.dataset.node, state = states[i] || 0;
        g.setAttribute("class", "node " + (state ? "s" + state : "gone") + (i === here ? " here" : ""));
        if (edges[i]) edges[i].classList.toggle("gone", !state);
      });
      const places = layOut();
      if (places[here]) follow(...places[here]);
      const shown = search.nodes[here >= 0 ? here : 0];
      box.querySelector(".now .board").replaceChildren(...(shown ? board(shown[0]).childNodes : []));
      const figures = shown ? [["f", shown[4]], ["g", shown[2]], ["h", shown[3]]] : [];
      figures.push([word("expanded"), event ? event[4] : 0]);
      box.querySelector(".figures").replaceChildren(...figures.map(([name, value]) => make("div", {}, make("span", {}, name), make("b", {}, String(value)))));
      box.querySelector(".why").textContent = event ? said(event[0]) : "";
      list();
      lit(event);
    }

    // layOut places the nodes that there are: leaves side by side, a parent above the middle
    // of its first and last child. Parents come before their children.
    function layOut() {
      const across = 44, down = 52, edge = 22, children = nodes.map(() => []), places = [];
      const there = i => states[i] > 0;
      let leaves = 0, deepest = 0;
      const depth = parents.map(() => 0);
      parents.forEach((p, i) => { if (p >= 0) { depth[i] = depth[p] + 1; if (there(i)) children[p].push(i); } });
      const order = [], stack = parents.flatMap((p, i) => p < 0 && there(i) ? [i] : []).reverse();
      while (stack.length) {
        const i = stack.pop();
        order.push(i);
        stack.push(...children[i].slice().reverse());
      }
      const x = [];
      for (const i of order) if (!children[i].length) x[i] = leaves++;
      for (const i of order.reverse()) {
        const c = children[i];
        if (c.length) x[i] = (x[c[0]] + x[c[c.length - 1]]) / 2;
        deepest = Math.max(deepest, depth[i]);
        places[i] = [x[i] * across + edge, depth[i] * down + edge];
      }
      for (const i of order) {
        nodes[i].setAttribute("transform", `translate(${places[i]})`);
        if (edges[i]) edges[i].setAttribute("d", `M${places[parents[i]][0]} ${places[parents[i]][1] + 17}L${places[i][0]} ${places[i][1] - 17}`);
      }
      const width = Math.max(1, leaves - 1) * across + 2 * edge, height = deepest * down + 2 * edge;
      tree.setAttribute("width", width);
      tree.setAttribute("height", height);
      tree.setAttribute("viewBox", `0 0 ${width} ${height}`);
      return places;
    }

    // follow scrolls the tree, not the page.
    function follow(x, y) {
      const canvas = box.querySelector(".canvas");
      if (x < canvas.scrollLeft + 30 || x > canvas.scrollLeft + canvas.clientWidth - 30) canvas.scrollLeft = x - canvas.clientWidth / 2;
      if (y < canvas.scrollTop + 30 || y > canvas.scrollTop + canvas.clientHeight - 30) canvas.scrollTop = y - canvas.clientHeight / 2;
    }

    // list shows the first nodes that wait, in the order of f.
    function list() {
      const open = search.nodes.map((n, i) => [n, i]).filter(([, i]) => states[i] === 1);
      open.sort((a, b) => parseFloat(a[0][4]) - parseFloat(b[0][4]));
      const rows = open.slice(0, 8).map(([n]) => make("tr", {}, make("td", {}, board(n[0])), make("td", {}, n[5] + (n[1] ? " · " + n[1] : "")),
        ...[n[4], n[2], n[3]].map(x => make("td", { class: "figure" }, String(x)))));
      waiting.replaceChildren(make("h3", {}, word("waiting") + ": " + open.length));
      if (rows.length) waiting.append(make("table", {}, make("thead", {}, make("tr", {}, make("th", {}, ""), make("th", {}, word("node")), ...["f", "g", "h"].map(x => make("th", { class: "figure" }, x)))), make("tbody", {}, ...rows)));
    }

    function lit(event) {
      if (!search.code) return;
      const lines = event ? event[1] : [];
      code.replaceChildren(make("h3", {}, word("code")), make("ol", {}, ...search.code.map(([indent, words], i) => {
        const now = lines[lines.length - 1] === i;
        return make("li", { class: now ? "present" : lines.includes(i) ? "lit" : "", ...(now ? at("aria-current", "step") : {}) }, make("span", { class: "i" + indent }, said(words)));
      })));
    }

    redrawn.push(() => show(moment));
    return show;
  }

  // Questions.
  function ask(box, done) {
    const q = data.questions[+box.dataset.question];
    const name = "q" + box.dataset.question;
    let verdict, inputs;
    function draw() {
      verdict = make("p", { class: "verdict", role: "status" });
      const check = make("button", { type: "button", click: judge }, word("check"));
      const kind = q.several ? "checkbox" : "radio";
      if (q.choices) {
        inputs = q.choices.map(([words, at, g, h, f], i) => {
          const input = make("input", { type: kind, name: name, value: i });
          const label = make("label", {}, input);
          if (at >= 0) label.append(board(at));
          label.append(make("span", {}, said(words)));
          if (f) label.append(make("span", { class: "of" }, "f " + f + " · g " + g + " · h " + h));
          return [input, label];
        });
      } else {
        const input = make("input", { type: "text", inputmode: "decimal", "aria-label": word("answer") });
        input.addEventListener("keydown", e => { if (e.key === "Enter") judge(); });
        inputs = [[input, input]];
      }
      box.replaceChildren(...(said(q.words) ? [make("p", {}, said(q.words))] : []), ...inputs.map(([, shown]) => shown), check, verdict);
    }
    function judge() {
      const [good, words] = q.choices ? chosen() : numbered();
      verdict.className = "verdict " + (good ? "good" : "bad");
      verdict.textContent = (good ? "✓ " + word("right") : "○ " + word("wrong")) + " " + words;
      if (good) done();
    }
    function chosen() {
      const ticked = inputs.flatMap(([input], i) => input.checked ? [i] : []);
      const good = q.several ? ticked.length === q.right.length && ticked.every(i => q.right.includes(i)) : ticked.length === 1 && q.right.includes(ticked[0]);
      return [good, good ? said(q.why) : ""];
    }
    function numbered() {
      const given = parseFloat(inputs[0][0].value.replace(",", ".")), exact = parseFloat(q.number);
      if (Number.isNaN(given)) return [false, word("number")];
      if (Math.abs(given - exact) * 100 <= Math.abs(exact) * (q.within || 0)) return [true, said(q.why)];
      return [false, word(given < exact ? "more" : "less")];
    }
    draw();
    redrawn.push(draw);
  }

  // Steps.
  const steps = all("section.step"), turns = all("nav [data-step]");
  let present = 0;
  const searches = all(".search").map(box => [box, player(box)]);
  for (const task of all(".task")) {
    const list = all(".question", task);
    if (!list.length) task.classList.add("elsewhere");
    list.forEach((q, i) => {
      q.hidden = i > 0;
      ask(q, () => {
        if (list[i + 1]) { list[i + 1].hidden = false; return; }
        task.classList.add("done");
        task.querySelector(".mark").textContent = "✓";
        marks();
      });
    });
  }
  function marks() {
    steps.forEach((s, i) => {
      const tasks = all(".task:not(.elsewhere)", s);
      const done = tasks.length > 0 && tasks.every(t => t.classList.contains("done"));
      if (!turns[i]) return;
      turns[i].classList.toggle("done", done);
      turns[i].querySelector("b").textContent = done ? "✓" : i + 1;
      if (i === present) turns[i].setAttribute("aria-current", "step"); else turns[i].removeAttribute("aria-current");
    });
  }
  function turn(to, focus) {
    present = Math.max(0, Math.min(steps.length - 1, to));
    steps.forEach((s, i) => { s.hidden = i !== present; });
    const back = document.getElementById("back"), next = document.getElementById("next");
    if (back) { back.disabled = present === 0; next.disabled = present === steps.length - 1; }
    marks();
    if (focus) { steps[present].querySelector("h2")?.focus(); window.scrollTo(0, 0); }
  }
  turns.forEach((b, i) => b.addEventListener("click", () => turn(i, true)));
  document.getElementById("back")?.addEventListener("click", () => turn(present - 1, true));
  document.getElementById("next")?.addEventListener("click", () => turn(present + 1, true));
  window.addEventListener("beforeprint", () => searches.forEach(([, show]) => show(Infinity)));

  // Language and shade.
  function speak(to, code) {
    tongue = to;
    if (code) root.lang = code;
    all("[data-word]").forEach(e => { e.textContent = word(e.dataset.word); });
    all("[data-label]").forEach(e => { e.setAttribute("aria-label", word(e.dataset.label)); e.title = word(e.dataset.label); });
    all("[data-said]").forEach(e => { e.style.display = +e.dataset.said === tongue ? "inline" : "none"; });
    all("[data-tongue]").forEach(b => b.setAttribute("aria-pressed", +b.dataset.tongue === tongue));
    redrawn.forEach(draw => draw());
  }
  all("[data-tongue]").forEach(b => b.addEventListener("click", () => speak(+b.dataset.tongue, b.dataset.code)));
  const shade = document.getElementById("shade");
  function shaded(dark) {
    root.classList.toggle("dark", dark);
    shade.dataset.word = dark ? "light" : "dark";
    shade.textContent = word(shade.dataset.word);
  }
  shade.addEventListener("click", () => shaded(!root.classList.contains("dark")));
  shaded(window.matchMedia("(prefers-color-scheme: dark)").matches);
  searches.forEach(([, show]) => show(1));
  speak(0);
  turn(0);
})();
