import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { POISONS } from './poison.ts';
import { offlineWallet, PUBLISHED_KEYS } from './rgb-lib.ts';

/** What rgb-lib itself wrote: after it made a wallet, and after each of its receives. */
export async function genuineDatabases(
  start: Parameters<typeof offlineWallet>[0],
  folder: string,
  count: number,
): Promise<Buffer[]> {
  const wallet = await offlineWallet(start, folder, PUBLISHED_KEYS);
  try {
    const found = [readFileSync(wallet.file)];
    while (found.length < count) {
      const txid = found.length.toString(16).padStart(64, 'a');
      wallet.findSlots([{ txid, vout: found.length }]);
      await wallet.receive(found.length % 3 === 0 ? 'witness' : 'blind', null, String(found.length));
      found.push(readFileSync(wallet.file));
    }
    return found;
  } finally {
    await wallet.stop();
  }
}

/** In turn each way that there is. */
export function poisonedDatabases(
  genuine: readonly Buffer[],
  folder: string,
  count: number,
): { how: string; database: Buffer }[] {
  const ways = Object.entries(POISONS);
  return Array.from({ length: count }, (_, at) => {
    const [how, poison] = ways[at % ways.length]!;
    const file = join(folder, `${String(at)}.db`);
    // From young ones and old ones alike.
    writeFileSync(file, genuine[(at * 7) % genuine.length]!);
    poison(file);
    return { how, database: readFileSync(file) };
  });
}
