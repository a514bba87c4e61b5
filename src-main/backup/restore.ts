import { namedList } from '../../src-preload/contract/outside.ts';
import type { BackupView, CallInput, CallAnswer } from '../../src-preload/contract/index.ts';
import { say } from '../../src-preload/messages/say.ts';
import { CLOSED, isOneOf } from '../domain/signing/states.ts';
import { fail } from '../domain/errors.ts';
import { samePublicKeys } from '../domain/keys/public-keys.ts';
import type { WalletRecord } from '../records/wallet.ts';
import type { Asked } from '../ports/index.ts';
import type { AppSettings } from '../records/settings.ts';
import type { Context } from './context.ts';
import { refuseMainnetOnLoopback } from '../wallet/context/wallet-list.ts';
import { applyBackup, type Applied } from './bring-back.ts';
import { takeApart } from '../records/backup-content.ts';
import { openBackup } from '../records/backup-file.ts';
import { bringRules } from '../wallet/rules/read-rules.ts';
import { proveBackup, type Proved } from './prove.ts';
import { refuseKeys } from './refuse-keys.ts';

export type Backups = ReturnType<typeof createBackups>;

/** The file that was opened last, until it is brought back or another one is opened. */
export function createBackups(context: Context) {
  let opened: ({ readonly backupId: string } & Proved) | null = null;
  let isBusy = false;
  /** Opening takes a while and memory, and two at once would each say what the other is to bring back. */
  const alone =
    <I, O>(act: (asked: I) => Promise<O>) =>
    async (asked: I): Promise<O> => {
      if (isBusy) throw fail('BACKUP_REFUSED', { reason: 'busy', version: null });
      isBusy = true;
      try {
        return await act(asked);
      } finally {
        isBusy = false;
      }
    };
  return {
    open: alone(async ({ file, password }: CallInput<'backup.open'>): Promise<CallAnswer<'backup.open'>> => {
      opened = null;
      const { madeAtMs, by, content } = await openBackup(bytesOf(file), password);
      const parts = takeApart(content);
      const read = parts && (await context.reader.readBackup(parts.text));
      // It opened, so it is whole: what is in it is of no form that this version knows.
      if (parts === null || read === null) throw fail('BACKUP_REFUSED', { reason: 'damaged', version: null });
      const { wallets } = read.content;
      refuseKeys(wallets, context.wallets.list());
      for (const { keys } of wallets) refuseMainnetOnLoopback(context.host, keys.network);
      const proved = await proveBackup(context, parts.withFiles(read.content));
      opened = {
        ...{ backupId: context.random.id(), content: proved.content },
        setAside: [...read.setAside, ...proved.setAside],
      };
      return { backupId: opened.backupId, madeAtMs, by, ...viewOf(context, opened) };
    }),
    restore: alone(
      async ({ backupId, settings }: CallInput<'backup.restore'>): Promise<CallAnswer<'backup.restore'>> => {
        const chosen = opened;
        if (chosen?.backupId !== backupId) throw fail('BACKUP_REFUSED', { reason: 'gone', version: null });
        if (!(await context.confirm.ask(askRestore(chosen)))) return { outcome: 'aborted' };
        opened = null;
        const here = context.settings.read().app;
        const app = settings ? noLooser(here, chosen.content.app) : here;
        const content = { ...chosen.content, app };
        const made: Applied = await applyBackup(context, content);
        await bringRules(context);
        context.tell('wallet.listChanged', {});
        context.tell('settings.changed', context.wallets.app());
        return { outcome: 'restored', ...made };
      },
    ),
  };
}

/** No file opens what is shut here: a machine that signs offline stays so, and so does the bar for unproved assets. */
function noLooser(here: AppSettings, app: AppSettings): AppSettings {
  return {
    ...app,
    offline: here.offline,
    // The language is this computer’s.
    language: here.language,
    allowUnprovedAssets: here.allowUnprovedAssets && app.allowUnprovedAssets,
  };
}

function viewOf(
  context: Context,
  { content: { wallets, signings, scopes, assetData, clouds, ownStates }, setAside }: Proved,
): Pick<BackupView, 'wallets' | 'nodes' | 'clouds' | 'setAside' | 'setAsideInAll'> {
  return {
    setAside: setAside.slice(0, MOST_SET_ASIDE),
    setAsideInAll: setAside.length,
    wallets: wallets.map((wallet) => {
      const own = signings.filter(({ walletId, origin }) => walletId === wallet.id && origin !== 'imported');
      const told = scopes.filter(({ walletId }) => walletId === wallet.id);
      const transfers = told.flatMap((scope) => scope.transfers);
      return {
        name: wallet.name,
        network: wallet.keys.network,
        fingerprint: wallet.keys.fingerprint,
        known: knownAs(context.wallets.list(), wallet),
        flows: own.length,
        live: own.filter(({ state }) => !isOneOf(state, CLOSED)).length,
        labels: transfers.filter(({ label }) => label !== null).length,
        transfers: transfers.length,
        invoices: told.reduce((sum, scope) => sum + scope.invoices.length, 0),
        assetData: assetData.filter(({ walletId }) => walletId === wallet.id).length,
        hasRules: wallet.rules !== null,
        hasOwnState: ownStates.some(({ walletId }) => walletId === wallet.id),
      };
    }),
    nodes: clouds.reduce((sum, cloud) => sum + cloud.nodes.length, 0),
    clouds: clouds.length,
  };
}

function knownAs(
  here: readonly WalletRecord[],
  wallet: WalletRecord,
): BackupView['wallets'][number]['known'] {
  if (here.some(({ keys }) => samePublicKeys(keys, wallet.keys))) return 'here';
  // The master fingerprint is of the words alone, whatever the network.
  return here.some(({ keys }) => keys.fingerprint === wallet.keys.fingerprint) ? 'otherNetwork' : 'new';
}

/** So many are named; more are counted. */
const MOST_SET_ASIDE = 100;

/** Text that is no base64 is no file of ours; what it decodes to is looked at like any other. */
function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(Buffer.from(base64, 'base64'));
}

/** So many wallets are named. */
const MOST_NAMES = 8;

function askRestore({ content: { wallets, signings, clouds }, setAside }: Proved): Asked {
  const names = namedList(
    wallets.map(({ name }) => name),
    MOST_NAMES,
  );
  return {
    title: say('question-restore'),
    message: names === '' ? say('question-restore.empty') : names,
    details: [
      say('question-restore.counts', {
        transactions: signings.filter(({ origin }) => origin !== 'imported').length,
        services: clouds.length,
      }),
      ...(setAside.length === 0 ? [] : [say('question-restore.set-aside', { count: setAside.length })]),
      say('question-restore.replaced'),
      say('question-restore.one-device'),
    ],
    confirmLabel: say('question-restore.confirm'),
    danger: false,
  };
}
