/** When the page painted a text, on the clock that Node has too. */
export interface Seen {
  readonly kept: number;
  readonly fresh: number;
}

/**
 * When the first content was painted, on a clock that Node shares. A text for the page, since our types don't reach
 * there.
 */
export const FIRST_PAINT = `new Promise((resolve) => {
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') resolve(performance.timeOrigin + startTime);
  }).observe({ type: 'paint', buffered: true });
})`;

/**
 * For the page, from its beginning: when it first held a text, and when it first held the text without asking the
 * service, each after the painted frame. A look from outside would see it later.
 */
export const watchFor = (text: string): string => `{
  let seen;
  window.ochreSeen = new Promise((resolve) => { seen = resolve; });
  const at = { kept: null, fresh: null };
  const painted = (name) => requestAnimationFrame(() => setTimeout(() => {
    at[name] = performance.timeOrigin + performance.now();
    if (name === 'fresh') seen(at);
  }));
  const begun = new Set();
  const look = () => {
    const there = document.body?.textContent ?? '';
    if (!there.includes(${JSON.stringify(text)})) return;
    for (const name of there.includes('checking…') ? ['kept'] : ['kept', 'fresh'])
      if (!begun.has(name)) { begun.add(name); painted(name); }
    if (begun.size === 2) watch.disconnect();
  };
  const watch = new MutationObserver(look);
  watch.observe(document, { childList: true, subtree: true, characterData: true });
  look();
}`;
/** What it saw, once it has seen both. */
export const SEEN = 'window.ochreSeen';
