import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createNotifier } from '../../../src-main/hosts/electron/notifier.ts';
import { lockedText, trayMenu } from '../../../src-main/hosts/electron/tray-status.ts';
import { createPageConfirm } from '../../../src-main/hosts/loopback/page-confirm.ts';
import { startLoopbackServer } from '../../../src-main/hosts/loopback/server.ts';
import { openRendererFiles } from '../../../src-main/hosts/renderer-files.ts';
import { systemRandom } from '../../../src-main/hosts/system.ts';
import type { Confirmation } from '../../../src-main/ports/index.ts';
import { fakePorts } from '../../fakes/ports.ts';
import { makeSlots, openMainHere, practiceWallet } from '../../support/main-here.ts';
import { startHostileService } from './hostile-service.ts';
import { inNativeDialog, notificationInto } from './system.ts';
import type { Text } from './texts.ts';
import '../../support/in-english.ts';

/** All of main behind the loopback host, with a service of hostile names; records texts for the system. */
export type RealMain = Awaited<ReturnType<typeof openRealMain>>;

const COIN_SATS = 100_000_000;
const SLOTS_AT_ONCE = 200;
/** For what comes back of a send. */
const SPARE_SLOTS = 4;

/** A wallet whose service holds an asset of its own for each of `count` names, on a slot each. */
export async function openRealMain(page: string, count: number) {
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
  const main = openMainHere(fake, {
    practice: async () => ({ ...(await fake.practice.running()), baseUrl: service.baseUrl }),
    confirm: { ...pageConfirm, ask },
    notifier: createNotifier(notificationInto((lines) => say('notification of main', lines))),
    lockedSign: {
      show: (nodes) => {
        const menu = trayMenu(nodes, { open: () => undefined, quit: () => undefined });
        say('tray of main', [lockedText(nodes.locked), ...menu.map(({ label }) => label ?? '')]);
      },
    },
  });
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
  const walletId = await practiceWallet(main.get, COIN_SATS);
  for (let made = 0; made < count + SPARE_SLOTS; made += SLOTS_AT_ONCE) {
    await main.get('practice.faucet', { walletId, amountSats: COIN_SATS });
    await main.get('practice.mine', { blocks: 1 });
    await main.get('wallet.refresh', { walletId });
    await makeSlots(main.get, walletId, Math.min(SLOTS_AT_ONCE, count + SPARE_SLOTS - made));
  }
  for (let at = 0; at < count; at += 1) await service.issue(2 * 7_777);
  return {
    service,
    walletId,
    address: server.newAddress,
    ask: main.get,
    /** Whether the page asks the person; until then the person agrees at once. */
    askInPage: (on: boolean) => void (inPage = on),
    /** Texts outside the page since the last call: questions, notifications, the tray, files. */
    said: () => {
      for (const { name, text } of fake.saved.splice(0)) say(`file ${name.slice(-3)}`, text.split('\r\n'));
      return said.splice(0);
    },
    close: async () => {
      pageConfirm.close();
      await server.close();
      await main.close();
      await service.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
