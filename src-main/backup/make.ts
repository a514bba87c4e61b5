import type { CallAnswer } from '../../src-preload/contract/index.ts';
import { WalletError } from '../domain/errors.ts';
import { collect } from './collect.ts';
import { refuseTooMuch, writeContent, type BackupContent } from '../records/backup-content.ts';
import type { Context } from './context.ts';
import { sealBackup } from '../records/backup-file.ts';
import { withoutLargest } from './own-states.ts';
import type { UseCase } from '../wallet/context/context.ts';

/** One file with everything that is not a key. */
export const makeBackup: UseCase<'backup.make', Context> = async (context, { password }) => {
  const madeAtMs = context.clock.nowMs();
  const { content, assetDataKept, ownStatesLeftOut } = await collect(context);
  refuseTooMuch(content);
  const { file, assetData, ownStates } = await sealed(context, password, content, madeAtMs);
  const day = new Date(madeAtMs).toISOString().slice(0, 10);
  const savedAs = await context.files.save(`ochre-${day}.ochre-backup`, file);
  if (savedAs === null) return { outcome: 'aborted' };
  context.settings.write({ ...context.settings.read(), lastBackupAtMs: madeAtMs });
  return {
    ...{ outcome: 'saved', savedAs, bytes: file.length, madeAtMs, assetData, ownStates },
    assetDataLeftOut: Math.max(0, assetDataKept - assetData),
    ownStatesLeftOut: content.ownStates.length - ownStates + ownStatesLeftOut,
  };
};

/**
 * Where all of it is too large, without half of what senders left, then without the largest state of the own service: that
 * keeps nobody from the rest.
 */
async function sealed(
  context: Context,
  password: string,
  content: BackupContent,
  madeAtMs: number,
): Promise<{ readonly file: Uint8Array; readonly assetData: number; readonly ownStates: number }> {
  const { assetData, ownStates } = content;
  try {
    const file = await sealBackup(await writeContent(content), password, {
      madeAtMs,
      by: context.host.version,
      // An id is 16 bytes of the system's.
      random: (count) => Uint8Array.from(Buffer.from(context.random.id(), 'hex').subarray(0, count)),
    });
    return { file, assetData: assetData.length, ownStates: ownStates.length };
  } catch (error) {
    if (assetData.length + ownStates.length === 0 || !(error instanceof WalletError)) throw error;
    const less =
      assetData.length > 0
        ? { assetData: assetData.slice(0, Math.floor(assetData.length / 2)) }
        : { ownStates: withoutLargest(ownStates) };
    return sealed(context, password, { ...content, ...less }, madeAtMs);
  }
}

/** When the last one was made here, and when something changed that only such a file brings back. */
export function backupStatus({
  settings,
  signings,
  holdings,
}: Pick<Context, 'settings' | 'signings' | 'holdings'>): CallAnswer<'backup.status'> {
  const changedAtMs = Math.max(signings.changedAtMs() ?? 0, holdings.invoicedAtMs() ?? 0);
  return { madeAtMs: settings.read().lastBackupAtMs, changedAtMs: changedAtMs === 0 ? null : changedAtMs };
}
