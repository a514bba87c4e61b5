import { constants } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { createKeyedMutex } from '../base/keyed-mutex.ts';
import { HEADER_BYTES, type Headers } from '../headers/header.ts';
import type { ChainName } from '../headers/rules.ts';
import { explainDisk } from './disk-errors.ts';
import { dropLink } from './replace-file.ts';

/** As long as a header, so that each lies at a multiple of it. */
const HEAD_BYTES = HEADER_BYTES;
// Windows has none, and no links that anybody may make.
const FLAGS = constants.O_RDWR | constants.O_CREAT | ((constants.O_NOFOLLOW as number | undefined) ?? 0);

export type OpenHeaderFile = ReturnType<typeof openHeaderFiles>;
export type HeaderFile = ReturnType<OpenHeaderFile>;

interface WhichHeaders {
  /** `practice` has a file of its own beside regtest's: it is another chain by the same rules. */
  readonly name: ChainName | 'practice';
  /** The height of the first one. */
  readonly from: number;
}

/**
 * The headers of one chain on this disk, a cache: what is lost of it is fetched again. They lie in
 * `<folder>/headers-<chain>.bin`: a first line that says whose and from which height, filled up to 80 bytes, then header
 * after header. A file that says otherwise is begun anew. Bytes behind the last whole header, of a write that was cut off,
 * count for nothing. What the headers are is for whoever reads them to check. Every method throws DISK_REFUSED.
 */
export function openHeaderFiles(folder: string) {
  // Wallets on one chain share its file: none of them reads while another one puts a branch in place of another.
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

    /** The height behind the last whole header. */
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
      /** The height behind the last one; that of the first where there is none. */
      end: () => within((_, end) => Promise.resolve(end)),
      /** Those from `first` on, below `to`; fewer where the file ends before. */
      read: (first: number, to: number) =>
        within(async (handle, end): Promise<Headers> => {
          const count = Math.max(0, Math.min(to, end) - first);
          const bytes = Buffer.alloc(count * HEADER_BYTES);
          await handle.read(bytes, 0, bytes.length, placeOf(first));
          return { from: first, bytes };
        }),
      /** Puts headers in place of all from their first on. On disk when it settles. */
      put: (put: Headers) =>
        within(async (handle, end) => {
          if (put.from < from || put.from > end) throw new RangeError('headers with a gap before them');
          // Cut first: what is written over would else be followed by headers of the other branch.
          await handle.truncate(placeOf(put.from));
          await handle.write(put.bytes, 0, put.bytes.length, placeOf(put.from));
          await handle.datasync();
        }),
      /** Keeps those below `height` alone. */
      cut: (height: number) =>
        within(async (handle, end) => {
          if (height < end) await handle.truncate(placeOf(Math.max(from, height)));
        }),
    };
  };
}
