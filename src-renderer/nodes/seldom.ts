/** Calls `read` at the first change, and then at most once in `everyMs`. */
export function seldom(everyMs: number, read: () => void): { changed: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again = false;
  function stop(): void {
    clearTimeout(timer);
    timer = undefined;
    again = false;
  }
  function changed(): void {
    again = timer !== undefined;
    if (again) return;
    timer = setTimeout(() => {
      const isDue = again;
      stop();
      if (isDue) changed();
    }, everyMs);
    read();
  }
  return { changed, stop };
}

/** As `seldom`, but reads at once when the followed act is over, whatever else waits. */
export function followed(everyMs: number, read: () => Promise<void>) {
  const reload = inTurn(read);
  const news = seldom(everyMs, () => void reload());
  function changed(isOver: boolean): void {
    if (isOver) news.stop();
    news.changed();
  }
  return { reload, changed, stop: news.stop };
}

/** Runs one reading at a time. Calls during a reading cause one more. */
export function inTurn(read: () => Promise<void>): () => Promise<void> {
  let reading = false;
  let again = false;
  return async () => {
    again = true;
    if (reading) return;
    reading = true;
    while (again) {
      again = false;
      await read();
    }
    reading = false;
  };
}
