import type { CallAnswer } from '../../src-preload/contract/index.ts';
import { sealBackup } from '../domain/backup/file.ts';
import { WalletError } from '../domain/errors.ts';
import { refuseTooMuch } from '../domain/backup/most.ts';
import type { WalletRecord } from '../records/wallet.ts';
import type { BackupCloud } from '../records/node.ts';
import type { BackupContent } from '../records/archive/backup-content.ts';
import type { Context } from './context.ts';
import { readOwnStates, withoutLargest } from './own-states.ts';
import type { UseCase } from '../wallet/context/context.ts';

/** One file with everything that is not a key. What goes in is named here, member by member. */
export const makeBackup: UseCase<'backup.make', Context> = async (context, { password }) => {
  const madeAtMs = context.clock.nowMs();
  const assetDataKept = context.archive.assetDataKept();
  const { states, leftOut } = await readOwnStates(context);
  const content = { ...contentOf(context), ownStates: states };
  const { file, assetData, ownStates } = await sealed(context, password, content, madeAtMs);
  const day = new Date(madeAtMs).toISOString().slice(0, 10);
  const savedAs = await context.files.save(`ochre-${day}.ochre-backup`, file);
  if (savedAs === null) return { outcome: 'aborted' };
  context.settings.write({ ...context.settings.read(), lastBackupAtMs: madeAtMs });
  const assetDataLeftOut = Math.max(0, assetDataKept - assetData);
  const ownStatesLeftOut = states.length - ownStates + leftOut;
  return {
    ...{ outcome: 'saved', savedAs, bytes: file.length, madeAtMs },
    ...{ assetData, assetDataLeftOut, ownStates, ownStatesLeftOut },
  };
};

/**
 * Where all of it is too large, without what senders left, then without the largest state of the own service: that keeps
 * nobody from the rest.
 */
async function sealed(
  context: Context,
  password: string,
  content: BackupContent,
  madeAtMs: number,
): Promise<{ readonly file: Uint8Array; readonly assetData: number; readonly ownStates: number }> {
  refuseLarge(content);
  const assetData = sum(content.scopes.map(({ consignments }) => consignments.length));
  try {
    const file = await sealBackup(await context.archive.write(content), password, {
      madeAtMs,
      by: context.host.version,
      // An id is 16 bytes of the system's.
      random: (count) => Uint8Array.from(Buffer.from(context.random.id(), 'hex').subarray(0, count)),
    });
    return { file, assetData, ownStates: content.ownStates.length };
  } catch (error) {
    const isLarge = assetData + content.ownStates.length > 0;
    if (!isLarge || !(error instanceof WalletError)) throw error;
    const scopes = content.scopes.map((scope) => ({ ...scope, consignments: [], pieces: [] }));
    const less = assetData > 0 ? { scopes } : { ownStates: withoutLargest(content.ownStates) };
    return sealed(context, password, { ...content, ...less }, madeAtMs);
  }
}

/** What could not be brought back again is not made either. Throws BACKUP_TOO_MUCH. */
function refuseLarge({ wallets, signings, scopes, clouds }: BackupContent): void {
  refuseTooMuch('wallets', wallets.length);
  refuseTooMuch('signings', signings.length);
  refuseTooMuch('steps', sum(signings.map(({ steps }) => steps.length)));
  refuseTooMuch('transfers', sum(scopes.map(({ transfers }) => transfers.length)));
  refuseTooMuch('invoices', sum(scopes.map(({ invoices }) => invoices.length)));
  refuseTooMuch('clouds', clouds.length);
  refuseTooMuch('nodes', sum(clouds.map(({ nodes }) => nodes.length)));
}

function sum(counts: readonly number[]): number {
  return counts.reduce((all, one) => all + one, 0);
}

/** When the last one was made here, and when something changed that only such a file brings back. */
export function backupStatus({
  settings,
  archive,
}: Pick<Context, 'settings' | 'archive'>): CallAnswer<'backup.status'> {
  return { madeAtMs: settings.read().lastBackupAtMs, changedAtMs: archive.changedAtMs() };
}

function contentOf({ settings, archive, registry }: Context): Omit<BackupContent, 'ownStates'> {
  const { app, wallets } = settings.read();
  return {
    app,
    wallets: wallets.map(withoutSecretPlaces),
    ...archive.read(),
    clouds: registry.clouds().map((cloud): BackupCloud => ({
      name: cloud.name,
      kind: cloud.kind,
      baseUrl: cloud.baseUrl,
      nodeApiUrl: cloud.nodeApiUrl,
      everySeconds: cloud.everySeconds,
      nodes: registry
        .nodes()
        .flatMap(({ cloudId, nodeId, name, userId, plan, invokeUrl }) =>
          cloudId === cloud.id ? [{ nodeId, name, userId, plan, invokeUrl }] : [],
        ),
    })),
  };
}

/** Where secrets lie is true of this machine alone, and so is whom the keyholder vouched for. */
function withoutSecretPlaces(wallet: WalletRecord): WalletRecord {
  const { connection, rules } = wallet;
  return {
    ...wallet,
    keySource: 'none',
    connection: connection.kind === 'remote' ? { ...connection, hasToken: false } : connection,
    rules: rules === null ? null : { state: rules.state, met: [] },
  };
}
