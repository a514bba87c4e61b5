import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compose } from '../../../src-main/app/core.ts';
import { createLogger } from '../../../src-main/app/logger.ts';
import { createNotifier } from '../../../src-main/hosts/electron/notifier.ts';
import { lockedText, trayMenu } from '../../../src-main/hosts/electron/tray-status.ts';
import { createPageConfirm } from '../../../src-main/hosts/loopback/page-confirm.ts';
import { startLoopbackServer } from '../../../src-main/hosts/loopback/server.ts';
import { openRendererFiles } from '../../../src-main/hosts/renderer-files.ts';
import { systemRandom } from '../../../src-main/hosts/system.ts';
import type { Confirmation } from '../../../src-main/ports/index.ts';
import type { Call, CallInput, CallOutput, Result } from '../../../src-preload/contract/index.ts';
import { fakePorts } from '../../fakes/ports.ts';
import { startHostileService, type HostileService } from './hostile-service.ts';
import { inNativeDialog, notificationInto } from './system.ts';
import type { Text } from './texts.ts';
import '../../support/in-english.ts';

/** All of main behind the loopback host, with a service that calls everything as it likes, and what it told the system. */
export interface RealMain {
  readonly service: HostileService;
  readonly walletId: string;
  readonly address: () => string;
  readonly ask: <N extends Call>(name: N, input: CallInput<N>) => Promise<CallOutput<N>>;
  /** Where a person is asked by the page; until then they agree at once. */
  readonly askInPage: (on: boolean) => void;
  /** What main said elsewhere than in the page since the last time: questions, notifications, the tray, files. */
  readonly said: () => Text[];
  readonly close: () => Promise<void>;
}

const COIN_SATS = 100_000_000;
const SLOTS_AT_ONCE = 200;

/** A wallet whose service holds an asset of its own for each of `count` names, on a slot each. */
export async function openRealMain(page: string, count: number): Promise<RealMain> {
  const folder = mkdtempSync(join(tmpdir(), 'ochre-real-main-'));
  const fake = fakePorts(folder);
  const service = await startHostileService(await fake.practice.baseUrl());
  fake.gate.serve(service.baseUrl);
  const said: Text[] = [];
  const say = (place: string, lines: readonly string[]): void => {
    for (const text of lines) said.push({ place, text });
  };

  let inPage = false;
  const pageConfirm = createPageConfirm({ tell: fake.notices.tell, random: systemRandom });
  const ask = async (asked: Confirmation): Promise<boolean> => {
    say('question of main', await inNativeDialog(asked));
    return inPage ? pageConfirm.ask(asked) : true;
  };
  const main = compose(
    {
      ...fake.ports,
      practice: async () => ({ ...(await fake.practice.running()), baseUrl: service.baseUrl }),
      confirm: { ...pageConfirm, ask },
      notifier: createNotifier(notificationInto((lines) => say('notification of main', lines))),
      lockedSign: {
        show: (nodes) => {
          const menu = trayMenu(nodes, { open: () => undefined, quit: () => undefined });
          say('tray of main', [lockedText(nodes.locked), ...menu.map(({ label }) => label ?? '')]);
        },
      },
    },
    createLogger(() => undefined),
  );
  fake.notices.hush(main.isLocked);
  const server = await startLoopbackServer({
    files: openRendererFiles(page),
    dispatch: main.dispatch,
    notices: fake.notices,
    pendingQuestions: pageConfirm.pending,
    greeted: () => undefined,
    port: 0,
    fault: (name, error) => {
      throw new Error(name, { cause: error });
    },
  });
  const askMain = async <N extends Call>(name: N, input: CallInput<N>): Promise<CallOutput<N>> => {
    const result = (await main.dispatch(name, input)) as Result<CallOutput<N>>;
    if (!result.ok) throw new Error(`${name}: ${JSON.stringify(result.failure)}`);
    return result.value;
  };
  const walletId = await practiceWallet(askMain, count);
  for (let at = 0; at < count; at += 1) await service.issue(2 * 7_777);
  return {
    service,
    walletId,
    address: server.newAddress,
    ask: askMain,
    askInPage: (on) => {
      inPage = on;
    },
    said: () => {
      for (const { name, text } of fake.saved.splice(0)) say(`file ${name.slice(-3)}`, text.split('\r\n'));
      return said.splice(0);
    },
    close: async () => {
      pageConfirm.close();
      await server.close();
      main.close();
      await service.close();
      await fake.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type AskMain = RealMain['ask'];

async function practiceWallet(ask: AskMain, slots: number): Promise<string> {
  const asked = { name: 'Savings', network: 'regtest', keep: 'keychain', practice: true } as const;
  const { id: walletId } = await ask('vault.create', { ...asked, wordCount: 12 });
  await ask('wallet.select', { walletId });
  await ask('wallet.connect', { walletId, connection: { kind: 'practice' } });
  await ask('wallet.register', { walletId });
  for (let made = 0; made < slots + SPARE_SLOTS; made += SLOTS_AT_ONCE) {
    await ask('practice.faucet', { walletId, amountSats: COIN_SATS });
    await ask('practice.mine', { blocks: 1 });
    await ask('wallet.refresh', { walletId });
    const num = Math.min(SLOTS_AT_ONCE, slots + SPARE_SLOTS - made);
    const { flowId, digest } = await ask('signing.beginSlots', {
      walletId,
      num,
      sizeSats: 1_000,
      rateSatsPerVb: 2,
      upTo: false,
    });
    await ask('signing.approve', { flowId, digest, acceptNotProved: false });
    await ask('practice.mine', { blocks: 1 });
  }
  return walletId;
}

/** For what comes back of a send. */
const SPARE_SLOTS = 4;
