/** What was started one after the other, to be ended the other way round. */
export interface Ending {
  readonly kept: <T extends { readonly stop: () => Promise<void> }>(part: T) => T;
  readonly stop: () => Promise<void>;
}

export function openEnding(): Ending {
  const running: (() => Promise<void>)[] = [];
  return {
    kept: (part) => {
      running.push(part.stop);
      return part;
    },
    stop: async () => {
      for (const end of running.splice(0).reverse()) await end();
    },
  };
}

interface Waiting {
  readonly limitMs: number;
  readonly everyMs: number;
  /** Why it is an error where it never comes. */
  readonly otherwise: () => string;
}

/** Looks until there is something. Throws an Error where nothing comes in time. */
export async function waitFor<T>(
  look: () => Promise<T | null> | T | null,
  { limitMs, everyMs, otherwise }: Waiting,
): Promise<T> {
  const until = performance.now() + limitMs;
  for (;;) {
    const found = await look();
    if (found !== null) return found;
    if (performance.now() > until) throw new Error(otherwise());
    await new Promise((resolve) => {
      setTimeout(resolve, everyMs);
    });
  }
}
