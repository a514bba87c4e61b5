import type { ChildLink } from '../../../src-main/ports/index.ts';
import type { Ports } from '../../../src-main/world/world.ts';
import { join, scopesOf, signingsOf } from '../../../src-main/backup/collect.ts';
import { BOUNDS } from '../../../src-preload/contract/bounds.ts';
import type { BackupPiece } from '../../../src-main/records/backup-content.ts';
import { PASSWORD } from '../../support/crafted-backup.ts';
import { fakePorts } from '../../fakes/ports.ts';
import { approvalOf, fundedWallet, openOver, pageOf } from '../wallet/app.ts';
import { makeSlots } from '../wallet/asset-app.ts';
import { payee } from '../../support/psbt/send-btc.ts';
import { tempFolder } from '../../support/temp-folder.ts';

export { PASSWORD };

/** A data folder with everything on disk, the journal too. `person`: whose words are made. */
export function openFolder(
  person: number,
  change: (ports: Ports) => Ports = (ports) => ports,
  startRgbLib?: () => ChildLink,
) {
  const fakes = fakePorts(tempFolder(), 'loopback', person, undefined, startRgbLib);
  let failRestore = false;
  const { signings, pendingRestore } = fakes.ports;
  const { signer: _, ...ports } = change({
    ...fakes.ports,
    signings: {
      ...signings,
      bringSignings: (...given: Parameters<typeof signings.bringSignings>) => {
        if (failRestore) throw new Error('the power is gone');
        return signings.bringSignings(...given);
      },
    },
    pendingRestore: {
      ...pendingRestore,
      begin: async (head) => {
        await pendingRestore.begin(head);
        if (failRestore) throw new Error('the power is gone');
      },
    },
  });
  const { ask, get, failure, restart } = openOver(fakes, ports, (dispatch) => async (name, input) => {
    const file = files.get(input as object);
    for (let at = 0; at <= (file?.length ?? -1); at += BOUNDS.givenBytes) {
      const part = (file ?? Buffer.alloc(0)).subarray(at, at + BOUNDS.givenBytes).toString('base64');
      const given = await dispatch('backup.give', { at, part });
      if (!given.ok) return given;
    }
    return dispatch(name, input);
  });
  return {
    ...{ folder: fakes.ports.host.dataFolder, fakes, journal: signings, ask, get, failure, restart },
    powerFails: (now: boolean) => void (failRestore = now),
  };
}
export type Folder = ReturnType<typeof openFolder>;

export const newWallet = (app: Folder): Promise<string> => fundedWallet(app, 'Savings');

export async function pay(app: Folder, walletId: string): Promise<string> {
  const asked = {
    walletId,
    recipients: [{ address: payee().address, amountSats: 10_000 }],
    rateSatsPerVb: 2,
  };
  const review = await app.get('signing.beginSendBtc', asked);
  await app.get('signing.approve', approvalOf(review));
  await app.get('practice.mine', { blocks: 1 });
  return review.flowId;
}

export const rules = {
  ...{ perSendSats: 50_000, perDaySats: null, assets: [] as never[] },
  ...{ newRecipientHours: 0, pauseInvoices: false },
};

/** A folder with a payment, a labelled transfer, an invoice, rules and nodes, and a backup of it. */
export async function lived() {
  const app = openFolder(1);
  const walletId = await newWallet(app);
  const flowId = await pay(app, walletId);
  await app.get('rules.set', { walletId, rules });
  await makeSlots(app, walletId, 6);
  await app.get('practice.giveSamples', { walletId });
  await app.get('practice.mine', { blocks: 1 });
  await app.get('wallet.refresh', { walletId });
  const [transfer] = (await pageOf(app, walletId)).rows;
  if (transfer === undefined) throw new Error('no transfer came');
  await app.get('transfers.label', { walletId, key: transfer.key, label: 'Rent of May' });
  const cloud = await app.get('nodes.saveCloud', {
    ...{ cloudId: null, name: 'Mine', connection: { kind: 'practice' }, everySeconds: 60 },
    extras: { list: false, detail: false, probe: false },
  });
  const text = 'node_id,name\nn1,One\nn2,Two\n';
  await app.get('nodes.importList', { cloudId: cloud.id, format: 'csv', text });
  await app.get('backup.make', { password: PASSWORD });
  const saved = app.fakes.saved.at(-1);
  if (saved === undefined) throw new Error('nothing was saved');
  return { app, walletId, flowId, key: transfer.key, file: Buffer.from(saved.bytes), name: saved.name };
}

export const words = async (app: Folder, walletId: string): Promise<string> => {
  const shown = await app.get('vault.reveal', { walletId });
  return shown.outcome === 'shown' ? shown.words.join(' ') : '';
};
/** What `backup.open` is asked with, and which file is given before. */
const files = new WeakMap<object, Buffer>();
export const open = (file: Buffer, password: string | null = PASSWORD) => {
  const asked = { password };
  files.set(asked, file);
  return asked;
};
export const restored = async (app: Folder, file: Buffer) => {
  const { backupId } = await app.get('backup.open', open(file));
  return app.get('backup.restore', { backupId, settings: true });
};

/** What is kept of wallets in the two databases. */
export const recordsIn = async ({ signings, holdings, settings }: Ports) => ({
  signings: (await all(signingsOf({ signings }))).signings ?? [],
  scopes: (await all(scopesOf({ holdings }))).scopes ?? [],
  pinned: settings.read().wallets.map(({ id }) => signings.pinned(id)),
});

export async function all(some: ReturnType<typeof signingsOf>): Promise<BackupPiece> {
  const found = {};
  for await (const [one] of some) join(found, one);
  return found;
}

export {
  contentIn,
  crafted,
  resealed,
  textOf,
  type Crafted,
  type Put,
} from '../../support/crafted-backup.ts';
