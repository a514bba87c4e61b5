import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { version } from '../package.json';
import { say } from '../src-preload/messages/say.ts';
import { WalletError } from './base/errors.ts';
import { leaveNoCoreDump } from './hosts/core-dumps.ts';
import { readArguments } from './hosts/loopback/arguments.ts';
import {
  createExportFiles,
  cameraOfTheBrowser,
  clipboardOfThePage,
  countInThePageTitle,
  noNotifications,
  noOpenedFiles,
  noOpenedLinks,
  noPresenceToProve,
  screenOfTheBrowser,
  createSleepByClock,
} from './hosts/loopback/weaker-ports.ts';
import { answerSecondStarts, askForAddress } from './hosts/loopback/second-start.ts';
import { createPageConfirm } from './hosts/loopback/page-confirm.ts';
import { freshName, startLoopbackServer } from './hosts/loopback/server.ts';
import { openRendererFiles } from './hosts/renderer-files.ts';
import { onSignal, STOP_SIGNALS } from './hosts/signals.ts';
import { explainStartFailure } from './hosts/start-failure.ts';
import { systemClock, systemName, systemRandom, systemTimers } from './hosts/system.ts';
import { startWorker } from './reader/lane.ts';
import { forkChild } from './keyholder/in-main/fork-child.ts';
import { speakFrom } from './app/language.ts';
import { openApp } from './app/app.ts';
import { letLoopTurnWhole } from './turns.ts';

/** A page that stays connected is cut off. */
const PAGE_STOP_MS = 150;
/** Leaves time for the last calls of the built-in service and for undoing a backup; each journal step is already on disk. */
const STOP_MS = 5_000;

/** Serves the page at 127.0.0.1 with a one-time code, which a second start prints anew; never mainnet or packaged. */
async function start(): Promise<void> {
  // No other user may read what is written here, SQLite's files included.
  process.umask(0o077);
  leaveNoCoreDump('self');
  const here = dirname(fileURLToPath(import.meta.url));
  speakFrom(here, 'en');
  const { port, dataFolder } = readArguments(process.argv.slice(2), process.env);
  const files = openRendererFiles(join(here, '..', 'renderer'));
  // The modules were evaluated in this turn.
  await letLoopTurnWhole();
  const app = openApp({
    host: { kind: 'loopback', version, system: systemName(), dataFolder },
    loadStore: async () => (await import('./hosts/loopback/settings-store.ts')).openConfStore,
    onBroken: (error) => {
      process.stderr.write(`${explainStartFailure(error)}\n`);
      stop(1);
    },
    startKeyholder: () => forkChild(join(here, 'keyholder.js'), process.env),
    startRgbLib: () => forkChild(join(here, 'rgb-lib.js'), {}),
    startReader: () => startWorker(join(here, 'reader.js')),
    hostPorts: (tell) => ({
      confirm: createPageConfirm({ tell, random: systemRandom }),
      presence: noPresenceToProve,
      files: createExportFiles(dataFolder),
      clipboard: clipboardOfThePage,
      notifier: noNotifications,
      lockedSign: countInThePageTitle,
      screen: screenOfTheBrowser,
      camera: cameraOfTheBrowser,
      links: noOpenedLinks,
      openedFiles: noOpenedFiles,
      sleep: createSleepByClock({ clock: systemClock, timers: systemTimers }),
      speech: {
        ofTheSystem: [Intl.DateTimeFormat().resolvedOptions().locale],
        speak: (language) => speakFrom(here, language),
      },
    }),
  });
  const { confirm } = app.hostPorts;
  const server = await startLoopbackServer({
    files,
    dispatch: app.dispatch,
    notices: app.notices,
    pendingQuestions: confirm.pending,
    port,
    ...(port === 0 ? {} : { name: freshName() }),
    fault: app.fault,
    greeted: app.open,
  });

  let stopping = false;
  const stop = (exitCode: number): void => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(exitCode), STOP_MS);
    confirm.close();
    const pageClosed = Promise.race([server.close(), delay(PAGE_STOP_MS)]);
    void Promise.allSettled([pageClosed, app.close()]).then(() => process.exit(exitCode));
  };
  for (const signal of STOP_SIGNALS) {
    onSignal(signal, () => stop(0));
  }
  // No keys stay in memory after an unexpected state.
  const broken = (error: unknown): void => {
    app.fault('main', error);
    app.seal();
    stop(1);
  };
  process.once('uncaughtException', broken);
  process.once('unhandledRejection', broken);

  // Whoever read the address may have left; that is no reason to stop.
  process.stdout.on('error', () => undefined);
  process.stdout.write(`Ochre is at ${server.newAddress()}\n`);
  answerSecondStarts(dataFolder, server.newAddress);
}

start().catch(async (error: unknown) => {
  const failure = error instanceof WalletError ? error.failure : null;
  const address = failure?.code === 'DATA_FOLDER_BUSY' ? await askForAddress(failure.facts.folder) : null;
  if (address === null) process.stderr.write(`${explainStartFailure(error)}\n`);
  else process.stdout.write(`${say('start-running', { address })}\n`);
  process.exit(address === null ? 1 : 0);
});
