import { constants } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { createKeyedMutex } from '../base/keyed-mutex.ts';
import { HEADER_BYTES, type Headers } from '../headers/header.ts';
import type { ChainName } from '../headers/rules.ts';
import { explainDisk } from './disk-errors.ts';
import { dropLink } from './long-file.ts';

/** As long as a header, so that each header lies at a multiple of its length. */
const HEAD_BYTES = HEADER_BYTES;
// Windows has no such flag, and no links that anybody may make.
const FLAGS = constants.O_RDWR | constants.O_CREAT | ((constants.O_NOFOLLOW as number | undefined) ?? 0);

export type OpenHeaderFile = ReturnType<typeof openHeaderFiles>;
export type HeaderFile = ReturnType<OpenHeaderFile>;

interface WhichHeaders {
  /** `practice` is on regtest, but is another chain with the same rules. */
  readonly name: ChainName | 'practice';
  readonly from: number;
}

/**
 * A cache in `<folder>/headers-<chain>.bin`: an 80-byte line with chain and height, then headers. Another line
 * restarts it; bytes after the last whole header are ignored. Readers check headers. Every method throws DISK_REFUSED.
 */
export function openHeaderFiles(folder: string) {
  // Wallets on one chain share its file: no wallet reads while another replaces a branch.
  const inTurn = createKeyedMutex();
  return ({ name, from }: WhichHeaders) => {
    const file = join(folder, `headers-${name}.bin`);
    const head = Buffer.from(`ochre headers 1 ${name} ${from}\n`.padEnd(HEAD_BYTES));
    const placeOf = (height: number): number => HEAD_BYTES + (height - from) * HEADER_BYTES;

    const within = <T>(act: (handle: FileHandle, end: number) => Promise<T>): Promise<T> =>
      inTurn(file, () => opened(act));

    async function opened<T>(act: (handle: FileHandle, end: number) => Promise<T>): Promise<T> {
      let handle: FileHandle | null = null;
      try {
        dropLink(file);
        handle = await open(file, FLAGS, 0o600);
        return await act(handle, await begun(handle));
      } catch (error) {
        throw explainDisk(error, file);
      } finally {
        await handle?.close();
      }
    }

    async function begun(handle: FileHandle): Promise<number> {
      const found = Buffer.alloc(HEAD_BYTES);
      await handle.read(found, 0, HEAD_BYTES, 0);
      if (!found.equals(head)) {
        await handle.truncate(0);
        await handle.write(head, 0, HEAD_BYTES, 0);
      }
      const { size } = await handle.stat();
      return from + Math.floor((size - HEAD_BYTES) / HEADER_BYTES);
    }

    return {
      /** The height after the last header; the first's if empty. */
      end: () => within((_, end) => Promise.resolve(end)),
      read: (first: number, to: number) =>
        within(async (handle, end): Promise<Headers> => {
          const count = Math.max(0, Math.min(to, end) - first);
          const bytes = Buffer.alloc(count * HEADER_BYTES);
          await handle.read(bytes, 0, bytes.length, placeOf(first));
          return { from: first, bytes };
        }),
      /** Replaces all headers from `put.from` on, and settles once they are on disk. */
      put: (put: Headers) =>
        within(async (handle, end) => {
          if (put.from < from || put.from > end) throw new RangeError('headers with a gap before them');
          // Cut first, or the other branch's headers would follow.
          await handle.truncate(placeOf(put.from));
          await handle.write(put.bytes, 0, put.bytes.length, placeOf(put.from));
          await handle.datasync();
        }),
      cut: (height: number) =>
        within(async (handle, end) => {
          if (height < end) await handle.truncate(placeOf(Math.max(from, height)));
        }),
    };
  };
}
