import type { RowSpan } from '../components/window-of-rows.ts';

/** One question to main: large enough for a tall window and its surroundings, far below the contract's 500. */
export const PAGE_ROWS = 100;
/** Pages kept at most: what was scrolled past long ago is asked again. */
const KEPT = 12;

/** Rows that cannot be read are named beside the others: with any, a page is shorter than what was asked for. */
interface Page<T> {
  readonly rows: readonly T[];
  readonly unreadable: readonly string[];
}

/** The pages of a long list that are here. Never changed: each act gives a new one, so that whoever draws it notices. */
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

  /** The first page of this span that is not here or no longer true; undefined: all of it stands. */
  missing(span: RowSpan): number | undefined {
    const end = this.total === null ? span.end : Math.min(span.end, this.total);
    for (let page = Math.floor(span.first / PAGE_ROWS); page * PAGE_ROWS < Math.max(1, end); page += 1) {
      if (!this.#pages.has(page) || this.#stale.has(page)) return page;
    }
    return undefined;
  }

  /** All of it may be otherwise by now. It stays to be looked at until it is asked again. */
  aged(): RowPages<T> {
    return new RowPages(this.#pages, new Set(this.#pages.keys()), this.total);
  }

  with(page: number, rows: readonly T[], total: number, unreadable: readonly string[] = []): RowPages<T> {
    const pages = new Map(this.#pages);
    const stale = new Set(this.#stale);
    // Another number of rows: those of the other pages moved, so they would stand in the wrong place.
    if (total !== this.total) for (const other of stale) pages.delete(other);
    stale.delete(page);
    pages.set(page, { rows, unreadable });
    const farthest = [...pages.keys()].sort((a, b) => Math.abs(b - page) - Math.abs(a - page));
    for (const far of farthest.slice(0, Math.max(0, pages.size - KEPT))) pages.delete(far);
    return new RowPages(pages, stale, total);
  }
}
