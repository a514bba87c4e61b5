import { BOUNDS } from '../../../src-preload/contract/bounds.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../parts/free-port.ts';
import { firstLine, startKept } from '../parts/kept.ts';
import { textOf } from '../parts/needs.ts';
import { root } from '../../../scripts/lib/root.mjs';
import { get, Refused, startHost, type Host } from '../wallet/host.ts';
import type { World } from '../world.ts';
import {
  addPerson,
  approve,
  fund,
  invoice,
  refresh,
  restoreWords,
  reviewSend,
  reviewSlots,
  spendable,
  wordsOf,
  type Payment,
  type Person,
} from '../wallet/person.ts';
import { issue } from './first-steps.ts';
import { follow } from './histories.ts';
import { flows, honest, must, reviewHonest, type Stage } from './flow.ts';
import { paying, settle } from './sending.ts';

const FUNDS_SATS = 1_000_000;
const SLOTS = 8;
const SLOT_SATS = 4_000;
const SUPPLY = 500n;
const SENT = 120n;
const BACK = 20n;

/**
 * The own service as an operator starts it, in a process outside this lane; and a restore of Ochre’s own service.
 * Other tests of the latter are in test/own-service-lane.
 */
export const ownService = flows({
  'goes from nothing to an asset sent and received over the own service alone, also after it was ended':
    async (stage) => {
      const port = await freePort();
      const before = await started(stage, port);
      let people: readonly [Person, Person];
      try {
        const second = await operate(stage.world, 'second', 0).then(() => 'a second one works', textOf);
        must(/ended with 1:[^]*Another program uses/.test(second), second);
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
  'restores what the service that Ochre runs itself keeps from words and a backup on another data folder, and sends on from there':
    async (stage) => {
      const [rhea, sol] = [await ofOchre(stage, 'Rhea'), await ofOchre(stage, 'Sol')] as const;
      const assetId = await sendOne(stage, [rhea, sol]);
      await onAnotherFolder(stage, rhea, async (rheaAgain) => {
        await sendBack(stage, [rheaAgain, sol], assetId);
        await onAnotherFolder(stage, sol, async (solAgain) => {
          await sendBack(stage, [solAgain, rheaAgain], assetId);
          await mustHave([rheaAgain, solAgain], assetId, [SUPPLY - SENT, SENT]);
        });
      });
      // rgb-lib refuses a state whose coins others spent: one wallet, one computer.
      const refused = await refresh(rhea).catch((error: unknown) => error);
      must(refused instanceof Refused, 'the state that was left behind is gone on with');
      must(JSON.stringify(refused.failure).includes('Inconsistency'), `it is refused as ${refused.message}`);
    },
});

export const TOKEN = 'a-token-of-the-operator';

/** `npm run own-service`, as its script, over the node's indexer and the proxy, in one folder of this run. */
export async function operate({ folder, indexerUrl, proxyEndpoint }: World, name: string, port: number) {
  const kept = startKept({
    name,
    folder,
    command: [
      process.execPath,
      ...['--import', 'tsx', 'scripts/own-service.mjs', '--port', String(port)],
      ...['--data', join(folder.path, 'own-service'), '--network', 'regtest'],
      ...['--indexer', indexerUrl, '--proxy', proxyEndpoint],
    ],
    cwd: root,
    env: { OCHRE_OWN_SERVICE_TOKEN: TOKEN, HOME: folder.path },
  });
  return { baseUrl: await firstLine(kept, / is at (http:\S+)/), stop: kept.stop };
}

const BACKUP_PASSWORD = 'correct horse battery';

async function backupOf({ host }: Person): Promise<Buffer> {
  const made = await get(host.bridge.backup.make({ password: BACKUP_PASSWORD }));
  must(made.outcome === 'saved', 'no backup was saved');
  const leftOut = made.ownStatesLeftOut + made.ownStatesAhead;
  must(leftOut === 0, `${leftOut} states are left out of it`);
  return readFileSync(made.savedAs);
}

/** The backup first, then the words, as the screens say; then the host there ends. */
async function onAnotherFolder({ world }: Stage, one: Person, act: (again: Person) => Promise<void>) {
  const { walletId, name } = one;
  const file = await backupOf(one);
  // Its process was ended for the backup, and is started anew.
  await refresh(one);
  const words = await wordsOf(one);
  const host = await startHost(world.folder, `${name}-again`);
  try {
    const { bridge } = host;
    await bringBack(host, file, BACKUP_PASSWORD);
    must(walletId === (await restoreWords(host, { name, words })), 'the words are of another wallet there');
    const { outcome } = await get(bridge.wallet.register({ walletId }));
    must(outcome === 'registered', `it was ${outcome}`);
    await act({ ...one, name: `${name} again`, host });
  } finally {
    await host.stop();
  }
}

/** Uploads a backup or a copy as a browser does, and restores the data of the built-in service. */
export async function bringBack({ bridge }: Host, file: Buffer, password: string | null): Promise<void> {
  for (let at = 0; at < file.length; at += BOUNDS.givenBytes) {
    const part = file.subarray(at, at + BOUNDS.givenBytes).toString('base64');
    await get(bridge.backup.give({ at, part }));
  }
  const { backupId } = await get(bridge.backup.open({ password }));
  const made = await get(bridge.backup.restore({ backupId, settings: false }));
  must(made.outcome === 'restored' && made.ownStatesAdded > 0, `it was ${JSON.stringify(made)}`);
}

async function sendBack(stage: Stage, people: readonly [from: Person, to: Person], assetId: string) {
  const [from, to] = people;
  must((await spendable(from, assetId)) > 0n, `what ${from.name} has is not listed`);
  await sent(stage, people, paying(await invoice(to, assetId, BACK, 'blinded')));
}

/** Sends over a service whose signed transactions this lane doesn't see. */
export async function sent(
  stage: Stage,
  [from, to]: readonly [Person, Person],
  payment: Payment,
): Promise<void> {
  const review = await reviewHonest(stage, () => reviewSend(from, [payment]));
  const approved = await honest(stage, () => approve(from, review));
  must(approved.outcome === 'handedOver', `the send was ${approved.outcome}`);
  await settle(stage, approved.txid, [to, from]);
}

/** Leaves a file that makes rgb-lib end its process, as anyone with the invoice can. */
export async function leaveMalformed(
  { world: { proxyEndpoint } }: Pick<Stage, 'world'>,
  recipientId: string,
): Promise<void> {
  const form = new FormData();
  form.set('jsonrpc', '2.0');
  form.set('id', '1');
  form.set('method', 'consignment.post');
  form.set('params', JSON.stringify({ recipient_id: recipientId, txid: '00'.repeat(32) }));
  form.set('file', new Blob(['RGB', new Uint8Array(5_000).fill(0xff)]), 'consignment');
  const posted = await fetch(proxyEndpoint.replace(/^rpc:/, 'http:'), { method: 'POST', body: form });
  must((await posted.text()).includes('"result":true'), 'the proxy took no file');
}

/** A new person whose service is in the app, with the same indexer for the chain. */
export async function ofOchre(stage: Stage, name: string): Promise<Person> {
  const one = await addPerson(stage.host, stage.world, name, { own: true });
  await follow(stage, one);
  return newcomer(stage, one);
}

async function started({ world }: Stage, port: number) {
  const service = await operate(world, 'operator', port);
  const status = async (headers: Record<string, string>): Promise<number> =>
    (await fetch(`${service.baseUrl}/api/wallet/btcbalance`, { method: 'POST', headers })).status;
  must((await status({})) === 401, 'it asks for no token');
  must((await status({ authorization: `Bearer ${TOKEN}x` })) === 401, 'it takes another token');
  must((await status({ authorization: `Bearer ${TOKEN}` })) === 422, 'it takes a wallet without keys');
  return service;
}

/** Coins and slots for a new wallet. */
export async function newcomer(stage: Stage, one: Person): Promise<Person> {
  await fund(one, FUNDS_SATS);
  const review = await reviewHonest(stage, () => reviewSlots(one, SLOTS, SLOT_SATS));
  const { outcome } = await honest(stage, () => approve(one, review));
  must(outcome === 'created', `the slots were ${outcome}`);
  await stage.world.node.mine(1);
  await refresh(one);
  return one;
}

async function sendOne(stage: Stage, people: readonly [Person, Person]): Promise<string> {
  const [from, to] = people;
  const assets = new Map<string, string>();
  const umber = { ticker: 'UMBER', name: 'Umber', precision: 0, amounts: [SUPPLY] };
  await issue({ ...stage, assets }, from, umber);
  const assetId = assets.get('UMBER') ?? '';
  await sent(stage, people, paying(await invoice(to, '', SENT), { assetId }));
  await mustHave(people, assetId, [SUPPLY - SENT, SENT]);
  return assetId;
}

async function mustHave(people: readonly Person[], assetId: string, amounts: readonly bigint[]) {
  const left: bigint[] = [];
  for (const one of people) left.push(await spendable(one, assetId));
  must(left.join() === amounts.join(), `they have ${left.join(' and ')}`);
}
