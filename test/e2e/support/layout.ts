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
  readonly getComputedStyle: (element: Element) => {
    readonly overflowX: string;
    readonly overflowY: string;
    readonly position: string;
    readonly clipPath: string;
  };
  readonly document: {
    readonly body: Element;
    readonly documentElement: Element;
    readonly createTreeWalker: (root: Element, what: number) => { readonly nextNode: () => Piece | null };
    readonly createRange: () => {
      readonly selectNodeContents: (node: Piece) => void;
      readonly getClientRects: () => Iterable<Box>;
    };
    readonly querySelectorAll: (selector: string) => Iterable<Element>;
  };
}

/**
 * Runs in the page: text that is cut off without being told in full elsewhere, that stands over other text, that sticks
 * out of its control or lies beyond the window; what scrolls sideways, but for what is made to; and a document that scrolls beside its parts.
 * @param mayScroll selector of what may be wider than its place
 */
export function layoutTroubles(mayScroll: string): string[] {
  const { innerWidth, innerHeight, getComputedStyle, document } = globalThis as unknown as Scope;
  const SLACK = 1.5;
  // Where the frame stacks its parts, and the document scrolls (frame.css).
  const STACKED_PX = 900;
  const found = new Set<string>();
  const dialog = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1);
  const words = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim();
  const say = (element: Element, what: string, text: string): void => {
    const name = typeof element.className === 'string' ? element.className.replace(/svelte-\w+/g, '') : '';
    found.add(`${what}: “${text.slice(0, 60)}” in ${element.tagName.toLowerCase()}.${words(name)}`);
  };
  /** Said in full to whoever asks, by pointer or by reader. */
  const isTold = (element: Element, text: string): boolean => {
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      if (words(at.title).includes(text) || words(at.getAttribute('aria-label')).includes(text)) return true;
    }
    return false;
  };
  /** Not shown, and read aloud alone. */
  const isForReaders = (element: Element): boolean => {
    for (let at: Element | null = element; at !== null; at = at.parentElement)
      if (getComputedStyle(at).clipPath === 'inset(50%)') return true;
    return false;
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
      if (right - left < 1 || bottom - top < 1) continue;
      if (!scrolls && (box.right > innerWidth + SLACK || box.left < -SLACK)) say(element, 'beyond', text);
      const control = element.closest('button, .btn, .chip, td, th, [role="gridcell"], input, .pan, .card');
      const edge = control?.getBoundingClientRect();
      if (control !== null && edge !== undefined && !scrolls && edge.right > edge.left)
        if (box.right > edge.right + SLACK || box.left < edge.left - SLACK) say(control, 'sticks out', text);
      seen.push({ box: { left, right, top, bottom }, text, element, layer });
    }
  }
  seen.sort((a, b) => a.box.top - b.box.top);
  for (const [at, one] of seen.entries()) {
    for (const other of seen.slice(at + 1)) {
      if (other.box.top > one.box.bottom) break;
      if (one.layer !== other.layer || one.element === other.element) continue;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      const least = Math.min(one.box.bottom - one.box.top, other.box.bottom - other.box.top);
      if (across > 2 && down > least * 0.4) say(one.element, `over “${other.text.slice(0, 40)}”`, one.text);
    }
  }
  for (const element of document.querySelectorAll('body, body *')) {
    if (element.scrollWidth <= element.clientWidth + SLACK || element.clientWidth < 2) continue;
    const { overflowX } = getComputedStyle(element);
    const isPage = element === document.body;
    if (!isPage && (overflowX === 'visible' || element.closest(`input, textarea, ${mayScroll}`) !== null))
      continue;
    if (isForReaders(element)) continue;
    const text = words(element.textContent);
    if (!clips(overflowX)) say(element, 'scrolls sideways', text);
    else if (!isTold(element, text)) say(element, 'cut', text);
  }
  // Around screens the frame scrolls within its parts; a second scrollbar beside those leads to nothing.
  const [frame] = document.querySelectorAll('.app');
  const { scrollHeight } = document.documentElement;
  if (frame !== undefined && innerWidth > STACKED_PX && scrollHeight > innerHeight + SLACK)
    found.add(
      `the document is taller than its window by ${String(Math.round(scrollHeight - innerHeight))} px`,
    );
  return [...found];
}
