/** Reads as soon as something changed, and then no more often than this: what changed meanwhile is read after it. */
export function seldom(everyMs: number, read: () => void): { changed: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again = false;
  function changed(): void {
    if (timer !== undefined) {
      again = true;
      return;
    }
    timer = setTimeout(() => {
      timer = undefined;
      if (again) changed();
      again = false;
    }, everyMs);
    read();
  }
  return {
    changed,
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
      again = false;
    },
  };
}

/**
 * Something is read again while notices of it come: not for each of them. What is over is read at once, also while older news
 * of it is on its way.
 */
export function followed(everyMs: number, read: () => Promise<void>) {
  const reload = inTurn(read);
  const news = seldom(everyMs, () => void reload());
  const changed = (isOver: boolean): void => {
    if (isOver) news.stop();
    news.changed();
  };
  return { reload, changed, stop: news.stop };
}

/** One reading at a time; what is asked for meanwhile is read once more after it. */
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
