/** Reads at once, and later changes no more often than this. */
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

/** The end is read at once, even while older news are on their way. */
export function followed(everyMs: number, read: () => Promise<void>) {
  const reload = inTurn(read);
  const news = seldom(everyMs, () => void reload());
  function changed(isOver: boolean): void {
    if (isOver) news.stop();
    news.changed();
  }
  return { reload, changed, stop: news.stop };
}

/** One reading at a time, and one more if asked meanwhile. */
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
