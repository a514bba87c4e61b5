interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}
interface Piece {
  readonly nodeType: number;
  readonly textContent: string | null;
  readonly parentElement: Element | null;
}
interface Element extends Piece {
  readonly tagName: string;
  readonly title: string;
  readonly className: unknown;
  readonly scrollWidth: number;
  readonly scrollHeight: number;
  readonly clientWidth: number;
  readonly offsetHeight: number;
  readonly getAttribute: (name: string) => string | null;
  readonly getBoundingClientRect: () => Box;
  readonly closest: (selector: string) => Element | null;
  readonly checkVisibility: (options: object) => boolean;
  readonly contains: (other: Piece) => boolean;
}
interface Scope {
  readonly innerWidth: number;
  readonly innerHeight: number;
  readonly scrollY: number;
  readonly getComputedStyle: (element: Element) => {
    readonly overflowX: string;
    readonly overflowY: string;
    readonly position: string;
    readonly clipPath: string;
  };
  readonly document: {
    readonly body: Element & { readonly style: { pointerEvents: string } };
    readonly documentElement: Element;
    readonly elementFromPoint: (x: number, y: number) => Element | null;
    readonly createTreeWalker: (root: Element, what: number) => { readonly nextNode: () => Piece | null };
    readonly createRange: () => {
      readonly selectNodeContents: (node: Piece) => void;
      readonly getClientRects: () => Iterable<Box>;
    };
    readonly querySelectorAll: (selector: string) => Iterable<Element>;
  };
}

/**
 * Runs in the page, and finds: cut text that isn't in full elsewhere; text over other text, outside its control, row or
 * window, or in a column of few letters; content that scrolls sideways; a document higher than its content, or a second
 * scrollbar; a covered open menu; a folded unverified claim.
 */
export function layoutTroubles(): string[] {
  const { innerWidth, innerHeight, scrollY, getComputedStyle, document } = globalThis as unknown as Scope;
  const SLACK = 1.5;
  // Text that wraps in a narrower column is unreadable.
  const NARROW_PX = 90;
  const MANY_LINES = 5;
  const LEAST_LINE_PX = 12;
  // Glyphs reach beyond a tight line: this share of their height.
  const BEYOND_LINE = 0.2;
  // Where the frame stacks its parts, and the document scrolls (frame.css).
  const STACKED_PX = 900;
  const found = new Set<string>();
  const dialog = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1);
  const words = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim();
  const say = (element: Element, what: string, text: string): void => {
    const name = typeof element.className === 'string' ? element.className.replace(/svelte-\w+/g, '') : '';
    found.add(`${what}: “${text.slice(0, 60)}” in ${element.tagName.toLowerCase()}.${words(name)}`);
  };
  /** Whether the full text is in a tooltip or for screen readers. */
  const isTold = (element: Element, text: string): boolean => {
    for (let at: Element | null = element; at !== null; at = at.parentElement)
      if (words(at.title).includes(text) || words(at.getAttribute('aria-label')).includes(text)) return true;
    return false;
  };
  /** Whether the element is only read aloud. */
  const isForReaders = (element: Element): boolean => {
    for (let at: Element | null = element; at !== null; at = at.parentElement)
      if (getComputedStyle(at).clipPath === 'inset(50%)') return true;
    return false;
  };
  /** The box that contains the text; null if a box between scrolls or cuts it, or if it is placed elsewhere. */
  const holder = (element: Element, selector: string): { element: Element; box: Box } | null => {
    const held = element.closest(selector);
    if (held === null) return null;
    for (let at: Element | null = element; at !== held && at !== null; at = at.parentElement) {
      const { overflowX, position } = getComputedStyle(at);
      if (position === 'fixed' || position === 'absolute') return null;
      if (overflowX !== 'visible' && !clips(overflowX)) return null;
    }
    const box = held.getBoundingClientRect();
    return box.right > box.left ? { element: held, box } : null;
  };
  const clips = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
  const seen: { box: Box; text: string; element: Element; layer: Element | null }[] = [];

  const walker = document.createTreeWalker(dialog ?? document.body, 4);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = words(node.textContent);
    if (element === null || text === '' || element.closest('option, script, style, svg') !== null) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (isForReaders(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      let { left, right, top, bottom } = box;
      if (right - left < 1) continue;
      let scrolls = false;
      let layer: Element | null = null;
      for (let at: Element | null = element; at !== null; at = at.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(at);
        if (layer === null && (position === 'fixed' || position === 'sticky')) layer = at;
        if (at === document.body || at === document.documentElement) break;
        if (overflowX === 'visible' && overflowY === 'visible') continue;
        const edge = at.getBoundingClientRect();
        const wide = right > edge.right + SLACK || left < edge.left - SLACK;
        const high = bottom > edge.bottom + (bottom - top) / 2 || top < edge.top - (bottom - top) / 2;
        if (!scrolls && clips(overflowX) && wide && !isTold(element, text)) say(at, 'cut', text);
        if (!scrolls && clips(overflowY) && high && !isTold(element, text)) say(at, 'cut below', text);
        if (!clips(overflowX) || !clips(overflowY)) scrolls = true;
        left = Math.max(left, edge.left);
        right = Math.min(right, edge.right);
        top = Math.max(top, edge.top);
        bottom = Math.min(bottom, edge.bottom);
      }
      // A line that is scrolled mostly out of sight covers nothing.
      if (right - left < 1 || bottom - top < Math.max(1, (box.bottom - box.top) / 2)) continue;
      if (!scrolls && (right > innerWidth + SLACK || left < -SLACK)) say(element, 'beyond', text);
      const control = holder(element, 'button, .btn, .chip, td, th, [role="gridcell"], input, .pan, .card');
      // Boxes that cut their text were checked above.
      if (
        control !== null &&
        !clips(getComputedStyle(control.element).overflowX) &&
        (right > control.box.right + SLACK || left < control.box.left - SLACK)
      )
        say(control.element, 'sticks out', text);
      const row = holder(element, '[role="row"], li, tr, button');
      const reach = (box.bottom - box.top) * BEYOND_LINE;
      if (row !== null && (box.bottom > row.box.bottom + reach || box.top < row.box.top - reach))
        say(row.element, 'outside its row', text);
      seen.push({ box: { left, right, top, bottom }, text, element, layer });
    }
  }
  seen.sort((a, b) => a.box.top - b.box.top);
  for (const [at, one] of seen.entries())
    for (const other of seen.slice(at + 1)) {
      if (other.box.top > one.box.bottom) break;
      if (one.layer !== other.layer || one.element === other.element) continue;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      const least = Math.min(one.box.bottom - one.box.top, other.box.bottom - other.box.top);
      if (across > 2 && down > least * 0.4) say(one.element, `over “${other.text.slice(0, 40)}”`, one.text);
    }
  for (const element of document.querySelectorAll('p, dt, dd, td, .grow')) {
    const { left, right } = element.getBoundingClientRect();
    if (right - left > NARROW_PX || isForReaders(element) || !element.checkVisibility({})) continue;
    const range = document.createRange();
    range.selectNodeContents(element);
    const lines = new Set(
      [...range.getClientRects()].map(({ bottom }) => Math.round(bottom / LEAST_LINE_PX)),
    );
    if (lines.size >= MANY_LINES)
      say(element, `narrow, ${String(lines.size)} lines`, words(element.textContent));
  }
  for (const element of document.querySelectorAll('body, body *')) {
    if (element.scrollWidth <= element.clientWidth + SLACK || element.clientWidth < 2) continue;
    const { overflowX } = getComputedStyle(element);
    const isPage = element === document.body;
    if (!isPage && (overflowX === 'visible' || element.closest('input, textarea') !== null)) continue;
    if (isForReaders(element)) continue;
    const text = words(element.textContent);
    if (!clips(overflowX)) say(element, 'scrolls sideways', text);
    else if (!isTold(element, text)) say(element, 'cut', text);
  }
  // The marks in the transaction's picture are among the claims, too.
  const folded = 'details:not([open]) > :not(summary) svg.v:not(.proved):not(.flowbox svg)';
  for (const mark of document.querySelectorAll(folded)) {
    const fold = mark.closest('details');
    say(fold ?? mark, 'not verified, and folded', words(mark.parentElement?.textContent ?? null));
  }
  // The frame's parts scroll by themselves, so a second scrollbar of the document leads nowhere.
  const [frame] = document.querySelectorAll('.app');
  const isStacked = frame === undefined || innerWidth <= STACKED_PX;
  const filled = isStacked ? scrollY + document.body.getBoundingClientRect().bottom : 0;
  const beyond = document.documentElement.scrollHeight - Math.max(innerHeight, filled);
  if (beyond > SLACK)
    found.add(`the document is taller than what it shows by ${String(Math.round(beyond))} px`);
  const { style } = document.body;
  // An open menu may block the pointer elsewhere, which would hide what covers the menu.
  const before = style.pointerEvents;
  style.pointerEvents = 'auto';
  for (const menu of document.querySelectorAll('[role="menu"], [popover]:popover-open')) {
    const { left, right, top, bottom } = menu.getBoundingClientRect();
    const [middleX, middleY] = [(left + right) / 2, (top + bottom) / 2];
    // Stays inside the round corners.
    const [l, r, t, b] = [left + 4, right - 4, top + 4, bottom - 4];
    const places = [
      [l, t],
      [r, t],
      [l, b],
      [r, b],
      [middleX, middleY],
    ] as const;
    for (const [x, y] of places) {
      const there = document.elementFromPoint(x, y);
      if (there !== null && menu.contains(there)) continue;
      const where = `${String(Math.round(x))}, ${String(Math.round(y))}`;
      say(there ?? document.body, `at ${where} over a menu or beyond the window`, words(menu.textContent));
    }
  }
  style.pointerEvents = before;
  return [...found];
}
