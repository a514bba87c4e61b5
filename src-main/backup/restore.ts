import { BACKUP_BOUNDS, BOUNDS, type BackupKind } from '../../src-preload/contract/bounds.ts';
import { namedList } from '../../src-preload/contract/outside.ts';
import type { BackupView, CallInput, CallAnswer } from '../../src-preload/contract/index.ts';
import { question } from '../../src-preload/messages/question.ts';
import { say } from '../../src-preload/messages/say.ts';
import { CLOSED, isOneOf } from '../records/signing.ts';
import { fail } from '../base/errors.ts';
import { samePublicKeys } from '../keys/account.ts';
import { ID_BYTES, KEY_BYTES } from '../base/sealed-box.ts';
import type { WalletRecord } from '../records/wallet.ts';
import type { Confirmation } from '../ports/index.ts';
import type { RestoreHead } from '../records/pending-restore.ts';
import { type LongFile, type Piece, openBackup } from '../records/backup-encryption.ts';
import type { AppSettings } from '../records/settings.ts';
import type { Context } from './context.ts';
import { refuseMainnetOnLoopback } from '../wallet/context/wallet-list.ts';
import { applyBackup, endBegun } from './bring-back.ts';
import {
  countRecords,
  createAside,
  takeApart,
  writeContent,
  type BackupContent,
  type BackupHeadContent,
} from '../records/backup-content.ts';
import { bringRules } from '../wallet/rules/read-rules.ts';
import { openCopy } from './copies.ts';
import { createBackupMaker } from './make.ts';
import { createProver } from './prove.ts';
import { randomBytes } from './random-bytes.ts';
import { refuseKeys } from './merge-wallets.ts';

export type Backups = ReturnType<typeof createBackups>;

interface Opened extends BackupHeadContent {
  readonly backupId: string;
  readonly pieces: RestoreHead['pieces'];
  readonly view: Pick<BackupView, 'wallets' | 'nodes' | 'clouds' | 'setAside' | 'setAsideInAll'>;
}

export function createBackups(context: Context) {
  const { pendingRestore } = context;
  const maker = createBackupMaker(context);
  let chosen: LongFile | null = null;
  let opened: Opened | null = null;
  let isBusy = false;
  /** One call at a time: two would need twice the memory, and each would count the other's restored records. */
  const alone =
    <I, O>(act: (asked: I) => Promise<O>) =>
    async (asked: I): Promise<O> => {
      if (isBusy) throw refused('busy');
      isBusy = true;
      try {
        return await act(asked);
      } finally {
        isBusy = false;
      }
    };
  const forget = (): void => {
    [chosen, opened] = [null, null];
    for (const what of ['given', 'pieces'] as const) pendingRestore.clear(what);
  };
  forget();
  return {
    make: alone(maker.make),
    written: maker.written,
    choose: alone(async (): Promise<CallAnswer<'backup.choose'>> => {
      const file = await context.files.openLong([ENDING]);
      if (file === null) return { file };
      if (!file.name.toLowerCase().endsWith(`.${ENDING}`))
        throw fail('FILE_KIND', { file: file.name, endings: [ENDING] });
      forget();
      chosen = file;
      return { file: { name: file.name } };
    }),
    give: alone(async ({ at, part }: CallInput<'backup.give'>): Promise<undefined> => {
      const bytes = bytesOf(part);
      if (at + bytes.length > BOUNDS.givenFileBytes) throw refused('tooLarge');
      if (at === 0) forget();
      if (!(await pendingRestore.give(at, bytes))) throw refused('gone');
      chosen = await pendingRestore.given();
    }),
    open: alone(async ({ password }: CallInput<'backup.open'>): Promise<CallAnswer<'backup.open'>> => {
      opened = null;
      pendingRestore.clear('pieces');
      if (chosen === null) throw refused('gone');
      const { madeAtMs, by, pieces } = await openFile(context, chosen, password);
      opened = await lookInto(context, pieces());
      chosen = null;
      pendingRestore.clear('given');
      return { backupId: opened.backupId, madeAtMs, by, ...opened.view };
    }),
    restore: alone(
      async ({ backupId, settings }: CallInput<'backup.restore'>): Promise<CallAnswer<'backup.restore'>> => {
        const asked = opened;
        if (asked?.backupId !== backupId) throw refused('gone');
        if (!(await context.confirm.ask(askRestore(asked)))) return { outcome: 'aborted' };
        await endBegun(context);
        opened = null;
        const here = context.settings.read().app;
        const app = settings ? noLooser(here, asked.app) : here;
        const made = await applyBackup(context, { ...asked, app });
        await bringRules(context);
        context.tell('wallet.listChanged', {});
        context.tell('settings.changed', context.wallets.app());
        return { outcome: 'restored', ...made };
      },
    ),
  };
}
const ENDING = 'ochre-backup';

/** `password`: null for a copy of a wallet here. */
const openFile = (context: Context, file: LongFile, password: string | null) =>
  password === null ? openCopy(context, file) : openBackup(file, password);

const refused = (reason: 'busy' | 'gone' | 'damaged' | 'tooLarge'): Error =>
  fail('BACKUP_REFUSED', { reason, version: null });

async function lookInto(context: Context, pieces: AsyncIterable<Piece>): Promise<Opened> {
  const { aside, add: setOneAside, all: setAside } = createAside();
  const of = { id: randomBytes(context.random, ID_BYTES), key: randomBytes(context.random, KEY_BYTES) };
  let head = null as { readonly app: AppSettings; readonly prover: ReturnType<typeof createProver> } | null;
  const counts = createCounts();
  await context.pendingRestore.stage(of, async (add) => {
    for await (const piece of pieces) {
      const parts = 'content' in piece ? takeApart(piece.content) : null;
      const read = parts && (await context.reader.readBackup(parts.text));
      if (parts === null || read === null || (head !== null && read.head !== null)) {
        // Without the first piece the owner of the others is unknown. A piece of unknown form counts as damaged.
        if (head === null) throw refused('damaged');
        const why = 'lost' in piece ? piece.lost : 'form';
        setOneAside({ what: 'piece', name: String(piece.number + 1), why });
        continue;
      }
      const content = parts.withFiles(read.content);
      counts.refuseTooMany(countRecords({ ...content, ...(read.head && { head: read.head }) }));
      if (read.head !== null) {
        refuseKeys(read.head.wallets, context.wallets.list());
        for (const { keys } of read.head.wallets) refuseMainnetOnLoopback(context.host, keys.network);
        head = { app: read.head.app, prover: createProver(context, read.head.wallets, aside) };
      }
      if (head === null) throw refused('damaged');
      const { wallets, prove } = head.prover;
      for (const one of read.setAside)
        setOneAside({ ...one, name: wallets.find(({ id }) => id === one.name)?.name ?? one.name });
      const proved = await prove(content);
      counts.add(proved);
      await add(await writeContent(proved));
    }
  });
  if (head === null) throw refused('damaged');
  const { wallets } = head.prover;
  return {
    ...{ backupId: context.random.id(), app: head.app, wallets, pieces: of },
    view: {
      setAside: setAside.slice(0, MOST_SET_ASIDE),
      setAsideInAll: setAside.length,
      wallets: wallets.map((wallet) => ({
        name: wallet.name,
        network: wallet.keys.network,
        fingerprint: wallet.keys.fingerprint,
        known: knownAs(context.wallets.list(), wallet),
        hasRules: wallet.rules !== null,
        ...counts.of(wallet.id),
      })),
      ...counts.ofNodes(),
    },
  };
}

const NOTHING = { flows: 0, live: 0, labels: 0, transfers: 0, invoices: 0, assetData: 0, hasOwnState: false };

function createCounts() {
  const wallets = new Map<string, typeof NOTHING>();
  const total: Record<string, number> = {};
  const clouds = new Set<string>();
  let nodes = 0;
  const of = (id: string): typeof NOTHING => {
    const found = wallets.get(id) ?? { ...NOTHING };
    wallets.set(id, found);
    return found;
  };
  return {
    of: (id: string) => ({ ...of(id) }),
    ofNodes: () => ({ nodes, clouds: clouds.size }),
    /** Throws BACKUP_TOO_MUCH. */
    refuseTooMany: (records: ReturnType<typeof countRecords>): void => {
      for (const [what, count] of Object.entries(records) as [BackupKind, number][]) {
        total[what] = (total[what] ?? 0) + count;
        const most = BACKUP_BOUNDS[what];
        if (total[what] > most) throw fail('BACKUP_TOO_MUCH', { what, most });
      }
    },
    add: ({ signings, scopes, assetData, clouds: some, ownStates, labels }: BackupContent): void => {
      for (const { walletId, origin, state } of signings) {
        if (origin === 'imported') continue;
        of(walletId).flows += 1;
        if (!isOneOf(state, CLOSED)) of(walletId).live += 1;
      }
      for (const { walletId, transfers, invoices } of scopes) {
        const counts = of(walletId);
        counts.transfers += transfers.length;
        counts.invoices += invoices.length;
        for (const { label } of transfers) if (label !== null) counts.labels += 1;
      }
      for (const { walletId } of labels) of(walletId).labels += 1;
      for (const { walletId } of assetData) of(walletId).assetData += 1;
      for (const { walletId } of ownStates) of(walletId).hasOwnState = true;
      for (const { kind, baseUrl, nodes: listed } of some) {
        clouds.add(`${kind} ${baseUrl}`);
        nodes += listed.length;
      }
    },
  };
}

/** A file can't loosen settings: offline mode stays, and unproved assets are allowed only if both allow them. */
function noLooser(here: AppSettings, app: AppSettings): AppSettings {
  return {
    ...app,
    offline: here.offline,
    language: here.language,
    allowUnprovedAssets: here.allowUnprovedAssets && app.allowUnprovedAssets,
  };
}

function knownAs(
  here: readonly WalletRecord[],
  wallet: WalletRecord,
): BackupView['wallets'][number]['known'] {
  if (here.some(({ keys }) => samePublicKeys(keys, wallet.keys))) return 'here';
  // The master fingerprint depends on the words alone.
  return here.some(({ keys }) => keys.fingerprint === wallet.keys.fingerprint) ? 'otherNetwork' : 'new';
}

const MOST_SET_ASIDE = 100;

function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(Buffer.from(base64, 'base64'));
}

const MOST_NAMES = 8;

function askRestore({ wallets, view }: Opened): Confirmation {
  const names = namedList(
    wallets.map(({ name }) => name),
    MOST_NAMES,
  );
  const message = names === '' ? say('question-restore.empty') : names;
  return question('question-restore', { message }, [
    say('question-restore.counts', {
      transactions: view.wallets.reduce((sum, { flows }) => sum + flows, 0),
      services: view.clouds,
    }),
    view.setAsideInAll > 0 && say('question-restore.set-aside', { count: view.setAsideInAll }),
    say('question-restore.replaced'),
  ]);
}
