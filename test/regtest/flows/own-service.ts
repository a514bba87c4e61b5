import { BOUNDS } from '../../../src-preload/contract/bounds.ts';
import { readFileSync } from 'node:fs';
import { freePort } from '../parts/free-port.ts';
import { get, Refused, startHost } from '../wallet/host.ts';
import { operate, TOKEN } from '../wallet/operator.ts';
import { consignmentSet, trialOf } from '../../support/rgb/consignments.ts';
import { namingWitnesses } from '../../support/rgb/named-witnesses.ts';
import {
  addPerson,
  approve,
  fund,
  invoice,
  refresh,
  reviewSend,
  reviewSlots,
  spendable,
  transfersOf,
  type Person,
} from '../wallet/person.ts';
import { issue } from './first-steps.ts';
import { follow, toldIn, verifyAll } from './histories.ts';
import { giveUp } from './giving-up.ts';
import { honest, must, reviewHonest, type Flow, type Stage } from './flow.ts';
import { paying, settle } from './sending.ts';

const FUNDS_SATS = 1_000_000;
const SLOTS = 8;
const SLOT_SATS = 4_000;
const SUPPLY = 500n;
const SENT = 120n;
const BACK = 20n;
const WITNESS_SATS = 1_000;

/** The own service as an operator starts it, in a process that this lane has no part in. */
export const ownService: readonly Flow[] = [
  {
    name: 'goes from nothing to an asset sent and received over the own service alone, also after it was ended',
    run: async (stage) => {
      const port = await freePort();
      const before = await started(stage, port);
      let people: readonly [Person, Person];
      try {
        const second = await operate(stage.world, { name: 'second', port: 0 });
        must('code' in second && second.code === 1, 'a second one works in the same folder');
        must(second.said.includes('Another program uses'), `it says: ${second.said}`);
        const world = { ...stage.world, server: { ...stage.world.server, baseUrl: before.baseUrl } };
        people = [
          await newcomer(stage, await addPerson(stage.host, world, 'Nora', { token: TOKEN })),
          await newcomer(stage, await addPerson(stage.host, world, 'Omar', { token: TOKEN })),
        ];
      } finally {
        await before.stop();
      }
      const after = await started(stage, port);
      try {
        await sendOne(stage, people);
      } finally {
        await after.stop();
      }
    },
  },
  {
    name: 'goes from nothing to an asset sent and received over the service that Ochre runs itself, then on with nothing on trust',
    run: async (stage) => {
      const people = [await ofOchre(stage, 'Pia'), await ofOchre(stage, 'Quin')] as const;
      const assetId = await sendOne(stage, people);
      for (const one of people) must((await verifyAll(one)) > 0, `${one.name} verified nothing`);
      // From change and back, to a blinded seal and to an output of the recipient's own: then each was spent once.
      const [pia, quin] = people;
      for (const [from, to, kind] of [
        [pia, quin, 'blinded'],
        [quin, pia, 'witness'],
        [pia, quin, 'blinded'],
      ] as const) {
        const asked = await invoice(to, assetId, BACK, kind);
        must(asked.provedOurs !== null, `${to.name}’s ${kind} invoice is not proved to be theirs`);
        const witness = kind === 'witness' ? { witnessSats: WITNESS_SATS } : {};
        const review = await reviewHonest(stage, () => reviewSend(from, [paying(asked, witness)]));
        const told = toldIn(review);
        must(told.length === 0, `on trust where ${from.name} pays ${to.name}: ${told.join()}`);
        const approved = await honest(stage, () => approve(from, review));
        must(approved.outcome === 'handedOver', `the send was ${approved.outcome}`);
        await settle(stage, approved.txid, [to, from]);
        for (const one of people) await verifyAll(one);
      }
      await setAside(stage, [pia, quin], assetId);
    },
  },
  {
    name: 'restores what the service that Ochre runs itself keeps from words and a backup on another data folder, and sends on from there',
    run: async (stage) => {
      const [rhea, sol] = [await ofOchre(stage, 'Rhea'), await ofOchre(stage, 'Sol')] as const;
      const assetId = await sendOne(stage, [rhea, sol]);
      await onAnotherFolder(stage, rhea, async (rheaAgain) => {
        await sendBack(stage, [rheaAgain, sol], assetId);
        await onAnotherFolder(stage, sol, async (solAgain) => {
          await sendBack(stage, [solAgain, rheaAgain], assetId);
          const left = [await spendable(rheaAgain, assetId), await spendable(solAgain, assetId)];
          must(left.join() === [SUPPLY - SENT, SENT].join(), `they have ${left.join(' and ')}`);
        });
      });
      // rgb-lib goes on with no state that others spent the coins of: one wallet, one computer.
      const refused = await refresh(rhea).catch((error: unknown) => error);
      must(refused instanceof Refused, 'the state that was left behind is gone on with');
      must(JSON.stringify(refused.failure).includes('Inconsistency'), `it is refused as ${refused.message}`);
    },
  },
];

const BACKUP_PASSWORD = 'correct horse battery';

async function backupOf({ host }: Person): Promise<Buffer> {
  const made = await get(host.bridge.backup.make({ password: BACKUP_PASSWORD }));
  must(made.outcome === 'saved', 'no backup was saved');
  must(made.ownStatesLeftOut === 0, `${made.ownStatesLeftOut} states are left out of it`);
  return readFileSync(made.savedAs);
}

/** The backup first, then the words, as the screens say; the host there is ended afterwards. */
async function onAnotherFolder(
  { world }: Stage,
  one: Person,
  act: (again: Person) => Promise<void>,
): Promise<void> {
  const { walletId, name } = one;
  const file = await backupOf(one);
  // Its process was ended for the backup, and is started anew.
  await refresh(one);
  const shown = await get(one.host.bridge.vault.reveal({ walletId }));
  must(shown.outcome === 'shown', 'the words are not shown');
  const host = await startHost(world.folder, `${name}-again`);
  try {
    const { bridge } = host;
    for (let at = 0; at < file.length; at += BOUNDS.givenBytes) {
      const part = file.subarray(at, at + BOUNDS.givenBytes).toString('base64');
      await get(bridge.backup.give({ at, part }));
    }
    const { backupId } = await get(bridge.backup.open({ password: BACKUP_PASSWORD }));
    const made = await get(bridge.backup.restore({ backupId, settings: false }));
    must(made.outcome === 'restored' && made.ownStatesAdded > 0, `it was ${JSON.stringify(made)}`);
    const asked = { name, network: 'regtest', keep: 'session', practice: false } as const;
    const { id } = await get(bridge.vault.restore({ ...asked, words: shown.words.join(' ') }));
    must(id === walletId, 'the words are of another wallet there');
    const { outcome } = await get(bridge.wallet.register({ walletId }));
    must(outcome === 'registered', `it was ${outcome}`);
    await act({ ...one, name: `${name} again`, host });
  } finally {
    await host.stop();
  }
}

/**
 * Whoever has an invoice can leave what makes rgb-lib end its process: it must not come to read it, what others left is
 * received all the same, and the invoice can be given up.
 */
async function setAside(
  stage: Stage,
  [payer, one]: readonly [Person, Person],
  assetId: string,
): Promise<void> {
  const held = await spendable(one, assetId);
  const keys = [
    await leftAside(stage, one, assetId, MALFORMED),
    // Right in itself, and of transactions that this chain has not.
    await leftAside(stage, one, assetId, namedOnly()),
  ];
  const good = await invoice(one, assetId, BACK, 'blinded');
  const review = await reviewHonest(stage, () => reviewSend(payer, [paying(good)]));
  const approved = await honest(stage, () => approve(payer, review));
  must(approved.outcome === 'handedOver', `the send was ${approved.outcome}`);
  await settle(stage, approved.txid, [one, payer]);
  must((await spendable(one, assetId)) === held + BACK, 'what others left did not arrive');
  for (const key of keys) await giveUp(one, key);
  must((await spendable(one, assetId)) === held + BACK, 'the service is not there any more');
}

/** Leaves a file for a new invoice, which has to be refused; answers the key of what is listed then. */
async function leftAside(stage: Stage, one: Person, assetId: string, left: Left): Promise<string> {
  const asked = await invoice(one, assetId, BACK, 'blinded');
  await leave(stage, asked.recipientId, left);
  await spendable(one, assetId);
  const row = (await transfersOf(one)).find(
    ({ batchTransferIdx }) => batchTransferIdx === asked.batchTransferIdx,
  );
  must(row !== undefined, 'what is left is not listed');
  const { outcome = 'not looked at', code = null } = row.assetData ?? {};
  must(outcome === 'refused' && code === left.code, `its asset data is ${outcome}, ${String(code)}`);
  return row.key;
}

async function sendBack(stage: Stage, [from, to]: readonly [Person, Person], assetId: string): Promise<void> {
  must((await spendable(from, assetId)) > 0n, `what ${from.name} has is not listed`);
  const payment = paying(await invoice(to, assetId, BACK, 'blinded'));
  const review = await reviewHonest(stage, () => reviewSend(from, [payment]));
  const approved = await honest(stage, () => approve(from, review));
  must(approved.outcome === 'handedOver', `the send was ${approved.outcome}`);
  await settle(stage, approved.txid, [to, from]);
}

/** What a stranger leaves for an invoice, and why it is refused. */
interface Left {
  readonly file: Uint8Array;
  readonly txid: string;
  readonly code: string;
}

/** What makes rgb-lib end its process where it reads it. */
const MALFORMED: Left = {
  file: Buffer.concat([Buffer.from('RGB'), Buffer.alloc(5_000, 0xff)]),
  txid: '00'.repeat(32),
  code: 'UNREADABLE',
};

function namedOnly(): Left {
  const set = consignmentSet('beta18');
  const { bytes, ask } = trialOf(set, set.cases[0]!);
  return { file: namingWitnesses(bytes)!.bytes, txid: ask.txid ?? '', code: 'WITNESS_UNKNOWN' };
}

/** Whoever has an invoice can. */
export const leaveMalformed = (stage: Pick<Stage, 'world'>, recipientId: string): Promise<void> =>
  leave(stage, recipientId, MALFORMED);

async function leave(
  { world: { proxyEndpoint } }: Pick<Stage, 'world'>,
  recipientId: string,
  { file, txid }: Left,
): Promise<void> {
  const form = new FormData();
  form.set('jsonrpc', '2.0');
  form.set('id', '1');
  form.set('method', 'consignment.post');
  form.set('params', JSON.stringify({ recipient_id: recipientId, txid }));
  form.set('file', new Blob([Uint8Array.from(file)]), 'consignment');
  const posted = await fetch(proxyEndpoint.replace(/^rpc:/, 'http:'), { method: 'POST', body: form });
  must((await posted.text()).includes('"result":true'), 'the proxy took no file');
}

/** A newcomer whose service is in the app, and who asks the same indexer for the chain. */
export async function ofOchre(stage: Stage, name: string): Promise<Person> {
  const one = await addPerson(stage.host, stage.world, name, { own: true });
  await follow(stage, one);
  return newcomer(stage, one);
}

async function started({ world }: Stage, port: number) {
  const service = await operate(world, { name: 'operator', port });
  if ('code' in service) throw new Error(`it ended with ${service.code}: ${service.said}`);
  const status = async (headers: Record<string, string>): Promise<number> =>
    (await fetch(`${service.baseUrl}/api/wallet/btcbalance`, { method: 'POST', headers })).status;
  must((await status({})) === 401, 'it asks for no token');
  must((await status({ authorization: `Bearer ${TOKEN}x` })) === 401, 'it takes another token');
  must((await status({ authorization: `Bearer ${TOKEN}` })) === 422, 'it takes a wallet without keys');
  return service;
}

/** Coins and slots for a new wallet. */
async function newcomer(stage: Stage, one: Person): Promise<Person> {
  await fund(one, FUNDS_SATS);
  const review = await reviewHonest(stage, () => reviewSlots(one, SLOTS, SLOT_SATS));
  const { outcome } = await honest(stage, () => approve(one, review));
  must(outcome === 'created', `the slots were ${outcome}`);
  await stage.world.node.mine(1);
  await refresh(one);
  return one;
}

async function sendOne(stage: Stage, [from, to]: readonly [Person, Person]): Promise<string> {
  const assets = new Map<string, string>();
  await issue({ ...stage, assets }, from, {
    ticker: 'UMBER',
    name: 'Umber',
    precision: 0,
    amounts: [SUPPLY],
  });
  const assetId = assets.get('UMBER') ?? '';
  const asked = await invoice(to, '', SENT);
  const review = await reviewHonest(stage, () => reviewSend(from, [paying(asked, { assetId })]));
  const approved = await honest(stage, () => approve(from, review));
  must(approved.outcome === 'handedOver', `the send was ${approved.outcome}`);
  await settle(stage, approved.txid, [to, from]);
  const left = [await spendable(from, assetId), await spendable(to, assetId)];
  must(left.join() === [SUPPLY - SENT, SENT].join(), `they have ${left.join(' and ')}`);
  return assetId;
}
