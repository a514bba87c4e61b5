import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entropyToWords } from '../../../src-main/phrase/phrase.ts';
import { openIpcHost } from '../../../src-main/hosts/electron/ipc.ts';
import { fakeContents, fakeIpcMain } from '../../fakes/electron.ts';
import { fakePorts } from '../../fakes/ports.ts';
import { openMainHere, type Get } from '../../support/main-here.ts';
import { buildNeedles, type Needles } from '../../support/secret-search.ts';
import { secretOf } from '../../support/wallet-secret.ts';
import type { Known } from './values.ts';

/** No answer, notice, log line or file may hold it either. */
const PASSWORD = 'canary password of the lock 4f81';
const TOKEN = 'canary-token-of-a-service-7f3a91c2';

/** Two wallets whose words are known to the test: one in the keychain, one in the keyholder's memory. */
export const CANARIES = [canary(11), canary(23)] as const;

function canary(step: number): readonly string[] {
  return entropyToWords(Uint8Array.from({ length: 16 }, (_, at) => (at * step + 7 * step) % 256));
}

/** Texts that no answer, notice, log line, file or clipboard may hold. */
export function canaryNeedles(): readonly Needles[] {
  return CANARIES.map((words) => {
    const secret = secretOf(words);
    return buildNeedles({ ...secret, texts: [TOKEN, PASSWORD, ...secret.texts] });
  });
}

/** Port calls that change something, by port and method. Practice simulates others and is left out. */
const CHANGES =
  /^(?:settings\.write|fleet\.(?:put|remove|open|add|see)\w*|signings\.(?:(?:open|advance|forget|bring|pinAssets|repin|dismiss|learn)\w*|imports\.(?:keep|signing|notSigned|signedAs|drop|forget))|holdings\.(?:forget|of\(\)\.(?:keep|mark|label|add|tell|bring|giveUp|cancel)\w*)|signer\.(?:create|restore|remove|reveal|sign|save|setRules)\w*|pendingRestore\.(?:begin|setAside|done)|clipboard\.write|notifier\.notify|screen\.keepPrivate|camera\.allow)$/;

export type IpcWorld = Awaited<ReturnType<typeof openIpcWorld>>;

/** The whole of main behind Electron's channel, over fake ports as strict as the real ones, with secrets in it. */
export async function openIpcWorld() {
  const folder = mkdtempSync(join(tmpdir(), 'ochre-fuzz-'));
  let aheadMs = 0;
  const fake = fakePorts(folder, 'electron', 0, {
    nowMs: () => Date.now(),
    monotonicMs: () => performance.now() + aheadMs,
  });
  let calls = 0;
  let changes: string[] = [];
  let seenSaved = 0;
  const ports = watched(fake.ports, '', (path) => {
    calls += 1;
    if (CHANGES.test(path)) changes.push(path);
  });
  const main = openMainHere({ ...fake, ports });
  const { dispatch, isLocked, logged } = main;
  const ipc = fakeIpcMain();
  const window = fakeContents(1);
  openIpcHost({ ipcMain: ipc.ipcMain, dispatch, notices: fake.notices }).trust(window.contents);

  const known = await furnish(main.get, (walletId) => fake.ports.signer.saveToken(walletId, TOKEN));
  const setPassword = async (): Promise<void> => {
    // The person at the screen sets it: main's question is theirs to answer.
    const { agrees } = fake.user;
    fake.user.agrees = true;
    const set = await dispatch('lock.setPassword', { password: PASSWORD });
    fake.user.agrees = agrees;
    if (!set.ok) throw new Error(JSON.stringify(set.failure));
  };
  await setPassword();
  // From here on nobody agrees to anything: the page acts alone.
  fake.user.agrees = false;
  let read = { sent: 0, logged: 0, saved: 0 };
  return {
    ipc,
    window,
    known,
    /** Locks or unlocks as a person would: by the button, or by the password. */
    turn: async (locked: boolean) => {
      // A call that restored a wallet from words may remove the password.
      const { lock } = fake.ports.settings.read();
      if (lock === null) await setPassword();
      if (isLocked() === locked) return;
      // Passes the wait after earlier wrong passwords.
      aheadMs += 120_000;
      const turned = await dispatch(
        locked ? 'lock.now' : 'lock.unlock',
        locked ? {} : { password: PASSWORD },
      );
      if (!turned.ok) throw new Error(`it does not turn: ${JSON.stringify(turned.failure)}`);
    },
    /** Port calls since the last look, and those that change something. */
    touched: () => {
      // A person who cancels the question for a place saves nothing.
      const wrote = fake.saved.length > seenSaved;
      seenSaved = fake.saved.length;
      const seen = { calls, changes: wrote ? [...changes, 'files.save'] : changes };
      calls = 0;
      changes = [];
      return seen;
    },
    /** Texts that left since the last look: notices, log lines, files, the clipboard. */
    left: () => {
      const texts = [
        ...window.sent.slice(read.sent).map((one) => JSON.stringify(one)),
        ...logged.slice(read.logged),
        ...fake.saved.slice(read.saved).map(({ name, text }) => `${name} ${text}`),
        ...(fake.clipboard.text === null ? [] : [fake.clipboard.text]),
      ];
      read = { sent: window.sent.length, logged: logged.length, saved: fake.saved.length };
      return texts;
    },
    /** Faults of ours, each of which is one too many. */
    faults: main.faults,
    close: async () => {
      await main.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Wallets, coins, slots, an asset, an open flow, a node: something for most calls. */
async function furnish(get: Get, keepToken: (walletId: string) => Promise<void>): Promise<Known> {
  const restore = async (at: 0 | 1, keep: 'keychain' | 'session'): Promise<string> => {
    const words = CANARIES[at].join(' ');
    const asked = { name: `Canary ${at}`, network: 'regtest', practice: true, words } as const;
    return (await get('vault.restore', { ...asked, keep })).id;
  };
  const walletId = await restore(0, 'keychain');
  const other = await restore(1, 'session');
  await keepToken(walletId);
  await get('wallet.register', { walletId });
  await get('wallet.register', { walletId: other });
  await get('practice.faucet', { walletId, amountSats: 500_000 });
  await get('practice.mine', { blocks: 1 });
  const slots = { walletId, num: 5, sizeSats: 1_000, rateSatsPerVb: 2, upTo: false };
  const begun = await get('signing.beginSlots', slots);
  const { id: cloudId } = await get('nodes.saveCloud', {
    cloudId: null,
    name: 'Practice',
    connection: { kind: 'practice' },
    extras: { list: true, detail: true, probe: true },
    everySeconds: 86_400,
  });
  await get('practice.makeNodes', { count: 2, plan: 'node', state: 'locked' });
  await get('nodes.fetchList', { cloudId });
  const { nodes } = await get('nodes.list', {});
  const nodeIds = nodes.map(({ id }) => id);
  const invoice = 'rgb:~/~/~/bc:utxob:uUwwIzqD-e~5K6vT-EqZh7iV-gH4cRlh-7pGjyDi-_aEMO4O-C29uo';
  return {
    walletId: [walletId, other, walletId, 'ab'.repeat(16)],
    flowId: [begun.flowId, begun.flowId, 'cd'.repeat(16)],
    digest: [begun.digest, 'ef'.repeat(32)],
    nodeId: [...nodeIds, 'aa'.repeat(16)],
    nodeIds,
    canary: nodeIds,
    cloudId: [cloudId, 'bb'.repeat(16)],
    invoice: [invoice],
    text: [invoice, 'x', 'name,node_id\na,b'],
    questionId: ['ab'.repeat(16)],
    runId: ['cc'.repeat(16)],
    baseUrl: ['http://127.0.0.1:9', 'https://localhost', 'ftp://x'],
    words: ['abandon abandon abandon', `${'abandon '.repeat(11)}about`],
    ticker: ['TUSD', 'A'],
    amount: ['1', '100', '18446744073709551615'],
    amounts: ['1', '100'],
    num: [1, 2],
    sizeSats: [1_000, 330],
    rateSatsPerVb: [1, 2],
    amountSats: [1_000, 50_000],
    witnessSats: [330, 1_000],
    blocks: [1],
    count: [1],
    seconds: [1, 600],
    name: ['Wallet', 'x'],
    limit: [1, 50],
    offset: [0],
    everySeconds: [86_400],
  };
}

/** Tells of every call of a function within, by its path; `of()` gives objects that are watched too. */
function watched<T extends object>(value: T, path: string, told: (path: string) => void): T {
  return new Proxy(value, {
    get: (target, key, receiver): unknown => {
      const member: unknown = Reflect.get(target, key, receiver);
      if (typeof key === 'symbol') return member;
      const name = path === '' ? key : `${path}.${key}`;
      if (typeof member === 'function')
        return (...given: unknown[]): unknown => {
          told(name);
          const answer: unknown = Reflect.apply(member, target, given);
          const more = key === 'of' && typeof answer === 'object' && answer !== null;
          return more ? watched(answer, `${name}()`, told) : answer;
        };
      return typeof member === 'object' && member !== null ? watched(member, name, told) : member;
    },
  });
}
