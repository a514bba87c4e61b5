import type { CallAnswer, CallInput } from '../../src-preload/contract/index.ts';
import { BACKUP_BOUNDS, NEAR_SHARE, type BackupKind } from '../../src-preload/contract/bounds.ts';
import { writeContent } from '../records/backup-content.ts';
import { sealBackup } from '../records/backup-encryption.ts';
import { collect } from './collect.ts';
import type { Context } from './context.ts';
import { randomBytes } from './random-bytes.ts';
import { fail } from '../base/errors.ts';

export function createBackupMaker(context: Context) {
  let writing: Promise<void> = Promise.resolve();
  return {
    make: async (asked: CallInput<'backup.make'>): Promise<CallAnswer<'backup.make'>> => {
      let end = (): void => undefined;
      const onWriting = (): void => {
        writing = new Promise((resolve) => {
          end = resolve;
        });
      };
      return makeBackup(context, asked, onWriting).finally(() => end());
    },
    /** Resolves once a file that was being written is whole or deleted. */
    written: () => writing,
  };
}

/** `onWriting`: the person chose a file. That file stays unchanged if Ochre ends meanwhile (APP_LOCKED). */
async function makeBackup(
  context: Context,
  { password }: CallInput<'backup.make'>,
  onWriting: () => void,
): Promise<CallAnswer<'backup.make'>> {
  const madeAtMs = context.clock.nowMs();
  const left = { records: 0, ownStates: 0, ahead: 0 };
  let assetData = 0;
  const day = new Date(madeAtMs).toISOString().slice(0, 10);
  const savedAs = await context.files.saveLong(`ochre-${day}.ochre-backup`, async (append) => {
    onWriting();
    const refuseIfEnded = (): void => {
      if (context.ended.aborted) throw fail('APP_LOCKED', {});
    };
    const random = (count: number) => randomBytes(context.random, count);
    const appendUnlessEnded: typeof append = (bytes) => {
      refuseIfEnded();
      return append(bytes);
    };
    const pieces = await sealBackup(appendUnlessEnded, password, {
      madeAtMs,
      by: context.host.version,
      random,
    });
    for await (const piece of collect(context, left)) {
      refuseIfEnded();
      assetData += piece.assetData?.length ?? 0;
      await pieces.add(await writeContent(piece));
    }
    await pieces.end();
  });
  if (savedAs === null) return { outcome: 'aborted' };
  context.settings.write({ ...context.settings.read(), lastBackupAtMs: madeAtMs });
  return {
    ...{ outcome: 'saved', savedAs, assetData, leftOut: left.records },
    ...{ ownStatesLeftOut: left.ownStates, ownStatesAhead: left.ahead },
  };
}

export function backupStatus({
  settings,
  signings,
  holdings,
  registry,
}: Pick<Context, 'settings' | 'signings' | 'holdings' | 'registry'>): CallAnswer<'backup.status'> {
  const changedAtMs = Math.max(signings.changedAtMs() ?? 0, holdings.invoicedAtMs() ?? 0);
  const { wallets, lastBackupAtMs } = settings.read();
  const counts: Readonly<Partial<Record<BackupKind, number>>> = {
    ...{ ...holdings.counts(), wallets: wallets.length },
    ...{ signings: signings.count(), nodes: registry.nodes().length },
  };
  const near = (Object.entries(counts) as [BackupKind, number][]).map(([what, count]) => ({
    ...{ what, count, most: BACKUP_BOUNDS[what] },
  }));
  return {
    madeAtMs: lastBackupAtMs,
    changedAtMs: changedAtMs === 0 ? null : changedAtMs,
    near: near.filter(({ count, most }) => count >= NEAR_SHARE * most),
  };
}
