import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { POISONS } from './poison.ts';
import { offlineWallet } from './rgb-lib.ts';

/** What rgb-lib itself wrote: after it made a wallet, and after each of its receives. */
export async function genuineDatabases(
  start: Parameters<typeof offlineWallet>[0],
  folder: string,
  count: number,
): Promise<Buffer[]> {
  const keys = {
    xpubVanilla:
      'tpubDD2iAeMmyVN9WubAzkLyhzDodWpH3xSUZ75orurU7LC9WXDacjh89eBe8qWC2Doq4Q6DwurbaBmtg1MztUmVBRa8DKew4xjDokKTy9ZZwqi',
    xpubColored:
      'tpubDDdWFaKJ6JL4FDNHxhEHQB4EpN1n6zA4ckGzrqgiLd1W87urRXKNZkGQGzk4s5nQ7LQZsrfVD5UWxQAUE8ktmw6bg7FgsEo1SYh3Cna4E2g',
    fingerprint: '015a6af6',
  };
  const wallet = await offlineWallet(start, folder, keys);
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
