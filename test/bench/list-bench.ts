/** The bench's calls into the measured page: `window.bench` there. */
export interface ListBench {
  /** Resolves when all work is done. */
  readonly idle: () => Promise<number>;
  /** From the click on Transfers until its first rows are on the screen. */
  readonly openMs: () => Promise<number>;
  /** From main's notice until a new first row is laid out, without the wait for a frame. */
  readonly prependMs: () => Promise<number>;
  /** The same for a changed row. */
  readonly changeMs: () => Promise<number>;
  /** Scrolls to a share of the list and says how many elements the page has then. */
  readonly nodesAt: (share: number) => Promise<number>;
}
