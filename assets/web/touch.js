"use strict";
// Fingers, told to the toolkit as what it hears: a mouse with two buttons and a wheel.
//
//   tap          a click
//   drag         the mouse is dragged; where nothing can be dragged, the wheel scrolls
//   long press   the other button
//   two fingers  the wheel, which zooms
//
// The button goes down only when it is known which of them it is.

(() => {
  const slop = 8; // pixels that a finger that rests may move
  const longPress = 500; // milliseconds
  const rest = 400; // milliseconds until the mouse leaves after a touch
  const friction = 0.94; // of a scroll that goes on by itself, a frame

  let touch; // the present one, or the last
  let timer, leaving, rolling;

  // Events for the toolkit. It takes up a button later than the mouse's place, and that for
  // the wheel once a frame: so after a button events wait until it has, and before the wheel
  // for a frame.
  const events = [];
  let waits = false;

  function send(type, at, more) {
    const last = events.at(-1);
    if (type === "mousemove" && last?.type === type) events.pop();
    events.push({ type, at, more });
    if (!waits) deliver();
  }

  function deliver() {
    waits = false;
    while (events.length > 0 && !waits) {
      const { type, at, more } = events.shift();
      const init = { bubbles: true, cancelable: true, clientX: at.x, clientY: at.y, ...more };
      document.dispatchEvent(type === "wheel" ? new WheelEvent(type, init) : new MouseEvent(type, init));
      waits = true;
      if (type === "mousedown" || type === "mouseup") langkah.settle(() => setTimeout(deliver));
      else if (type === "mousemove" && events[0]?.type === "wheel") requestAnimationFrame(deliver);
      else waits = false;
    }
  }

  // press presses a button at a place and lets go.
  function press(at, button) {
    send("mousemove", at);
    send("mousedown", at, { button });
    send("mouseup", at, { button });
  }

  // wheel turns the wheel so that what is under the mouse moves by x and y pixels. The
  // toolkit takes a fifth of a turn of less than 5 pixels, and the double of a larger one.
  function wheel(at, x, y) {
    const large = 10;
    if (Math.max(Math.abs(x), Math.abs(y)) >= large) {
      const part = (v) => (Math.abs(v) >= large ? -v / 2 : Math.max(-4.9, Math.min(4.9, -5 * v)));
      send("wheel", at, { deltaX: part(x), deltaY: part(y) });
      return;
    }
    const n = Math.ceil(Math.max(Math.abs(x), Math.abs(y)));
    for (let i = 0; i < n; i++) send("wheel", at, { deltaX: (-4.9 * x) / n, deltaY: (-4.9 * y) / n });
  }

  const point = (t) => ({ x: t.clientX, y: t.clientY });
  const distance = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

  // leave takes the mouse away, so that nothing stays lit under it.
  function leave() {
    clearTimeout(leaving);
    leaving = setTimeout(() => send("mousemove", { x: -1, y: -1 }), rest);
  }

  function scroll() {
    const { from, at } = touch;
    wheel(touch.start, at.x - from.x, at.y - from.y);
    touch.from = at;
  }

  // roll lets a scroll run out.
  function roll(t, speed) {
    if (distance(speed, { x: 0, y: 0 }) < 1) return leave();
    wheel(t.start, speed.x, speed.y);
    rolling = requestAnimationFrame(() => roll(t, { x: speed.x * friction, y: speed.y * friction }));
  }

  function begin(e) {
    clearTimeout(timer);
    clearTimeout(leaving);
    cancelAnimationFrame(rolling);
    if (e.touches.length > 1) return pinch(e);
    const start = point(e.touches[0]);
    touch = { state: "rests", start, from: start, at: start, speed: { x: 0, y: 0 }, time: e.timeStamp };
    send("mousemove", start);
    const resting = touch;
    timer = setTimeout(() => {
      resting.state = "pressed";
      press(start, 2);
    }, longPress);
  }

  // pinch begins with the second finger; what the first one drags is let go.
  function pinch(e) {
    if (touch.state === "drags") send("mouseup", touch.at);
    const [a, b] = [point(e.touches[0]), point(e.touches[1])];
    touch = { state: "pinches", start: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, apart: distance(a, b) };
    send("mousemove", touch.start);
  }

  function move(e) {
    if (touch.state === "pinches") {
      if (e.touches.length < 2) return;
      const apart = distance(point(e.touches[0]), point(e.touches[1]));
      const zoom = 90 * Math.log(apart / touch.apart); // a view grows by 1 % a pixel of the wheel
      if (Math.abs(zoom) < 1) return;
      wheel(touch.start, 0, zoom);
      touch.apart = apart;
      return;
    }
    const at = point(e.touches[0]);
    const passed = Math.max(e.timeStamp - touch.time, 1);
    touch.speed = { x: (16 * (at.x - touch.at.x)) / passed, y: (16 * (at.y - touch.at.y)) / passed };
    touch.at = at;
    touch.time = e.timeStamp;
    if (touch.state === "rests" && distance(touch.start, at) > slop) {
      clearTimeout(timer);
      touch.state = langkah.covered() ? "scrolls" : "drags";
      if (touch.state === "drags") {
        send("mousemove", touch.start);
        send("mousedown", touch.start);
      }
    }
    if (touch.state === "drags") send("mousemove", at);
    if (touch.state === "scrolls") scroll();
  }

  function end(e) {
    clearTimeout(timer);
    if (e.touches.length > 0) return; // of a pinch
    const { state, start, at } = touch;
    touch.over = true;
    if (state === "rests" && e.type === "touchend") press(start, 0);
    if (state === "drags" || touch.held) send("mouseup", at);
    if (state === "scrolls" && e.timeStamp - touch.time < 50) roll(touch, touch.speed);
    else leave();
  }

  // swipe hears from the program that the finger drags over nothing that can be dragged.
  langkah.swipe = () => {
    if (touch.state !== "drags") return;
    touch.state = "scrolls";
    touch.held = !touch.over; // the button is down
    scroll();
    if (touch.over) roll(touch, touch.speed);
  };
  langkah.touch = () => matchMedia("(pointer: coarse)").matches;
  // The program replaces these: whether something lies over the window, whether what has
  // the focus is typed into, and what waits until the toolkit has heard what it was sent.
  langkah.covered = () => false;
  langkah.typed = () => false;
  langkah.settle = (then) => requestAnimationFrame(then);

  for (const [type, hear] of Object.entries({ touchstart: begin, touchmove: move, touchend: end, touchcancel: end })) {
    document.addEventListener(type, (e) => {
      if (e.target.tagName !== "CANVAS") return;
      e.preventDefault(); // no zoom of the page, no mouse of the browser's making
      hear(e);
    }, { passive: false });
  }

  // The toolkit gives the focus to an entry of the page whenever one of its own widgets has
  // it. Only where something is typed may the keyboard of a phone come up.
  const entry = document.getElementById("dummyEntry");
  entry.focus = () => {
    entry.inputMode = langkah.typed() ? "text" : "none";
    HTMLElement.prototype.focus.call(entry);
  };

  // Such a keyboard may tell what was typed, but no keys.
  const mark = "-"; // its loss is a step backwards
  entry.value = mark;
  entry.addEventListener("input", () => {
    const keys = entry.value === "" ? ["Backspace"] : [...entry.value.slice(mark.length)];
    for (const key of keys) {
      for (const type of ["keydown", "keyup"]) document.dispatchEvent(new KeyboardEvent(type, { key, code: key, cancelable: true }));
    }
    entry.value = mark;
  });
})();
