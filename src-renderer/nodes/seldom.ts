/** Reads at the first change, and then at most once in `everyMs` for later ones. */
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

/** As `seldom`, but reads the end at once, even while older news wait. */
export function followed(everyMs: number, read: () => Promise<void>) {
  const reload = inTurn(read);
  const news = seldom(everyMs, () => void reload());
  function changed(isOver: boolean): void {
    if (isOver) news.stop();
    news.changed();
  }
  return { reload, changed, stop: news.stop };
}

/** Reads one at a time, and once more if asked during a reading. */
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
