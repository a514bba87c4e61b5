/** Serialises calls with one key, in order; a failure doesn't block the next. */
export type KeyedMutex = <T>(name: string, act: () => Promise<T>) => Promise<T>;

export function createKeyedMutex(): KeyedMutex {
  const last = new Map<string, Promise<unknown>>();
  return (name, act) => {
    const mine = (last.get(name) ?? Promise.resolve()).then(act);
    const over = mine
      .catch(() => undefined)
      .then(() => {
        if (last.get(name) === over) last.delete(name);
      });
    last.set(name, over);
    return mine;
  };
}
