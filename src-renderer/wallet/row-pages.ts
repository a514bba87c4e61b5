import type { RowSpan } from '../components/window-of-rows.ts';

/** Rows of one question to main: enough for a tall window, and far below the contract's 500. */
export const PAGE_ROWS = 100;
/** Most pages that are kept; older ones are asked for again. */
const KEPT = 12;

/** Unreadable rows are only named, so a page with some has fewer rows than it was asked for. */
interface Page<T> {
  readonly rows: readonly T[];
  readonly unreadable: readonly string[];
}

/** The pages of a long list that are here. Immutable: each change returns a new one, so that screens notice. */
export class RowPages<T> {
  readonly #pages: ReadonlyMap<number, Page<T>>;
  readonly #stale: ReadonlySet<number>;
  readonly total: number | null;

  constructor(
    pages: ReadonlyMap<number, Page<T>> = new Map(),
    stale: ReadonlySet<number> = new Set(),
    total: number | null = null,
  ) {
    this.#pages = pages;
    this.#stale = stale;
    this.total = total;
  }

  row(index: number): T | undefined {
    return this.#pages.get(Math.floor(index / PAGE_ROWS))?.rows[index % PAGE_ROWS];
  }

  has(index: number): boolean {
    return this.#pages.has(Math.floor(index / PAGE_ROWS));
  }

  get unreadable(): readonly string[] {
    return [...this.#pages.values()].flatMap(({ unreadable }) => unreadable);
  }

  /** The first page of this span that is missing or stale; undefined if none is. */
  missing(span: RowSpan): number | undefined {
    const end = this.total === null ? span.end : Math.min(span.end, this.total);
    for (let page = Math.floor(span.first / PAGE_ROWS); page * PAGE_ROWS < Math.max(1, end); page += 1) {
      if (!this.#pages.has(page) || this.#stale.has(page)) return page;
    }
    return undefined;
  }

  /** Marks all pages as stale; they are still shown until they are read again. */
  aged(): RowPages<T> {
    return new RowPages(this.#pages, new Set(this.#pages.keys()), this.total);
  }

  with(page: number, rows: readonly T[], total: number, unreadable: readonly string[] = []): RowPages<T> {
    const pages = new Map(this.#pages);
    const stale = new Set(this.#stale);
    // If the number of rows changed, the rows of stale pages have moved.
    if (total !== this.total) for (const other of stale) pages.delete(other);
    stale.delete(page);
    pages.set(page, { rows, unreadable });
    const farthest = [...pages.keys()].sort((a, b) => Math.abs(b - page) - Math.abs(a - page));
    for (const far of farthest.slice(0, Math.max(0, pages.size - KEPT))) pages.delete(far);
    return new RowPages(pages, stale, total);
  }
}
