export interface Shown {
  /** Words of the main part in the window, without options, pictures and texts that are only read aloud. */
  readonly words: number;
  /** Sentences of four words or more that are there twice; rows of a list may repeat each other. */
  readonly twice: readonly string[];
}

/** How much the page says, and what it says twice. Leaves out a review's bar and foot. */
export function shownWords(): Shown {
  const LEAST_WORDS = 4;
  const ROWS = 'li, tr, [role="row"], article';
  const main = document.querySelector('.rev > .body') ?? document.querySelector('main');
  if (main === null) return { words: 0, twice: [] };
  const isForReaders = (element: Element): boolean => {
    for (let at: Element | null = element; at !== null; at = at.parentElement)
      if (getComputedStyle(at).clipPath === 'inset(50%)') return true;
    return false;
  };
  const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  /** The nearest element with a block layout: its content is read as one text. */
  const blockOf = (element: Element): Element => {
    let at = element;
    while (getComputedStyle(at).display.startsWith('inline') && at.parentElement !== null)
      at = at.parentElement;
    return at;
  };
  const blocks = new Map<Element, string>();
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    if (element === null || element.closest('option, script, style, svg') !== null) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (isForReaders(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const isSeen = [...range.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        right - left > 1 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
    );
    if (!isSeen) continue;
    const block = blockOf(element);
    blocks.set(block, (blocks.get(block) ?? '') + (node.textContent ?? ''));
  }
  let words = 0;
  const times = new Map<string, number>();
  for (const [block, text] of blocks) {
    words += wordsOf(text).length;
    if (block.closest(ROWS) !== null) continue;
    for (const sentence of text.split(/(?<=[.!?])\s+/)) {
      const said = sentence.replace(/\s+/g, ' ').replace(/[.:]$/, '').trim();
      if (wordsOf(said).length >= LEAST_WORDS) times.set(said, (times.get(said) ?? 0) + 1);
    }
  }
  return { words, twice: [...times].filter(([, count]) => count > 1).map(([said]) => said) };
}
