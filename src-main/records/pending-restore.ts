import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import type { StorageDamage } from '../../src-preload/contract/settings.ts';
import * as x from '../../src-preload/contract/values.ts';
import { fromHex, toHex } from '../base/bytes.ts';
import { fromJson } from '../base/json.ts';
import type { BackupHeadContent } from './backup-content.ts';
import { explainingDisk } from './disk-errors.ts';
import { openLongFile, writeLongFile, replaceLongFile } from './long-file.ts';
import { readPieces, writePieces, type Append, type LongFile, type PiecesOf } from './backup-encryption.ts';
import { emptySettings, parseSettings } from './settings.ts';
import { bigintAsText } from './values.ts';

export type PendingRestore = ReturnType<typeof openPendingRestore>;

export interface RestoreHead extends BackupHeadContent {
  readonly pieces: Pick<PiecesOf, 'id' | 'key'>;
  readonly ids: ReadonlyMap<string, string>;
}

const hex = v.pipe(v.string(), v.regex(/^([0-9a-f]{2})+$/), v.transform(fromHex));
const written = v.strictObject({
  id: hex,
  key: hex,
  ids: v.array(v.tuple([x.id, x.id])),
  settings: v.unknown(),
});
const NO_HEAD = new Uint8Array();
const FAST = 1;
const STAGED = /^restore\.[0-9a-f]+\.pieces$/;
const STAGED_OR_PART = /^restore\.[0-9a-f]+\.pieces(\.([0-9a-f]+\.)?part)?$/;

/** A restore for the next start to finish. Until `begin` its pieces' key is in memory only. Throws DISK_REFUSED. */
export function openPendingRestore(folder: string, nowMs: () => number) {
  const file = join(folder, 'restore.pending');
  const given = join(folder, 'restore.given');
  const piecesOf = (id: Uint8Array) => join(folder, `restore.${toHex(id)}.pieces`);
  const read = (): RestoreHead | null => {
    const head = v.safeParse(written, fromJson(readFileSync(file, 'utf8')));
    const settings = head.success ? parseSettings(head.output.settings) : null;
    if (!head.success || settings === null) return null;
    const { id, key, ids } = head.output;
    return { pieces: { id, key }, ids: new Map(ids), app: settings.app, wallets: settings.wallets };
  };
  const begun = () => (existsSync(file) ? read() : null);
  return explainingDisk(file, {
    /** A browser's file in parts. False: the earlier part is missing. */
    give: async (at: number, bytes: Uint8Array): Promise<boolean> => {
      const handle = await open(given, at === 0 ? 'w' : 'a', 0o600);
      try {
        if ((await handle.stat()).size !== at) return false;
        await handle.writeFile(bytes);
        return true;
      } finally {
        await handle.close();
      }
    },
    given: (): Promise<LongFile> => openLongFile(given),
    stage: (
      of: RestoreHead['pieces'],
      write: (add: (content: Uint8Array) => Promise<void>) => Promise<void>,
    ): Promise<void> =>
      writeLongFile(piecesOf(of.id), async (append: Append) => {
        const pieces = writePieces(append, { ...of, head: NO_HEAD }, FAST);
        await write(pieces.add);
        await pieces.end();
      }),
    async *pieces(of: RestoreHead['pieces']): AsyncIterableIterator<Uint8Array | null> {
      const staged = await openLongFile(piecesOf(of.id));
      for await (const one of readPieces(staged, 0, { ...of, head: NO_HEAD }))
        yield 'content' in one ? one.content : null;
    },
    begin: (head: RestoreHead): Promise<void> => replaceLongFile(file, textOf(head)),
    isBegun: () => existsSync(file),
    read,
    /** Renames an unrestorable restore and its pieces: it blocks no start and isn't lost. */
    setAside: (): StorageDamage => {
      const asCorrupt = `.corrupt-${String(nowMs())}`;
      const head = begun();
      renameStaged(folder, head && basename(piecesOf(head.pieces.id)), asCorrupt);
      const keptAs = `${basename(file)}${asCorrupt}`;
      renameSync(file, join(folder, keptAs));
      return { file: basename(file), keptAs, recovered: 'nothing' };
    },
    done: () => {
      const head = begun();
      rmSync(file, { force: true });
      if (head !== null) rmSync(piecesOf(head.pieces.id), { force: true });
    },
    clear: (what: 'given' | 'pieces') => {
      const head = begun();
      const kept = head === null ? '' : basename(piecesOf(head.pieces.id));
      const isOurs = what === 'given' ? /^restore\.given$/ : STAGED_OR_PART;
      for (const name of readdirSync(folder))
        if (isOurs.test(name) && name !== kept) rmSync(join(folder, name), { force: true });
    },
  });
}

function renameStaged(folder: string, only: string | null, ending: string): void {
  for (const name of readdirSync(folder))
    if (only === null ? STAGED.test(name) : name === only)
      renameSync(join(folder, name), join(folder, `${name}${ending}`));
}

function textOf({ pieces: { id, key }, ids, app, wallets }: RestoreHead): string {
  const settings = { ...emptySettings, app, wallets };
  return JSON.stringify({ id: toHex(id), key: toHex(key), ids: [...ids], settings }, bigintAsText);
}
