/** What the bench asks of the page that it measures: `window.bench` there. */
export interface ListBench {
  /** Once nothing is left to do. */
  readonly idle: () => Promise<number>;
  /** From the click on Transfers until its first rows are on the screen. */
  readonly openMs: () => Promise<number>;
  /** From main's notice until a new first row stands, laid out. The wait for a frame is not in it. */
  readonly prependMs: () => Promise<number>;
  /** The same, where one row only changes. */
  readonly changeMs: () => Promise<number>;
  /** Scrolls to a share of the list and says how many elements the page has then. */
  readonly nodesAt: (share: number) => Promise<number>;
}
