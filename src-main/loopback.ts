import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { version } from '../package.json';
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
import { createPageConfirm } from './hosts/loopback/page-confirm.ts';
import { freshName, startLoopbackServer } from './hosts/loopback/server.ts';
import { openRendererFiles } from './hosts/renderer-files.ts';
import { onSignal, STOP_SIGNALS } from './hosts/signals.ts';
import { explainStartFailure } from './hosts/start-failure.ts';
import { systemClock, systemName, systemRandom, systemTimers } from './hosts/system.ts';
import { startWorker } from './reader/start.ts';
import { forkChild } from './keyholder/in-main/fork-child.ts';
import { speakFrom } from './app/language.ts';
import { openApp } from './app/app.ts';

/** A stop that takes longer is cut short: each step of the journal is on disk since it was written. */
const STOP_MS = 150;

/**
 * Ochre without Electron: the real main code, and the built page at an address on 127.0.0.1 with a one-time code.
 * For practice and for a service on this computer; never mainnet, never packaged.
 * Prints the address and nothing else; Enter in its terminal, or SIGUSR2, prints a new one, since a code is
 * worth one page.
 */
async function start(): Promise<void> {
  // Nothing that is written here is for other users, SQLite's own files among it.
  process.umask(0o077);
  leaveNoCoreDump('self');
  // Computed here and nowhere else: a shared chunk may lie in another folder.
  const here = dirname(fileURLToPath(import.meta.url));
  speakFrom(here, 'en');
  const { port, dataFolder } = readArguments(process.argv.slice(2), process.env);
  const files = openRendererFiles(join(here, '..', 'renderer'));
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
    void Promise.allSettled([server.close(), app.close()]).then(() => process.exit(exitCode));
  };
  for (const signal of STOP_SIGNALS) {
    onSignal(signal, () => stop(0));
  }
  // A state nobody thought of is no state to hold keys in: nothing goes on after it.
  const broken = (error: unknown): void => {
    app.fault('main', error);
    app.seal();
    stop(1);
  };
  process.once('uncaughtException', broken);
  process.once('unhandledRejection', broken);

  // Whoever read the address may have left; that is no reason to stop.
  process.stdout.on('error', () => undefined);
  const print = (): void => {
    process.stdout.write(`Ochre is at ${server.newAddress()}\n`);
  };
  if (process.platform !== 'win32') onSignal('SIGUSR2', print);
  onEnter(print);
  print();
}

/** Calls back at each line typed in the terminal that this runs in; without one, never. */
function onEnter(entered: () => void): void {
  if (!process.stdin.isTTY || inBackground()) return;
  process.stdin.setEncoding('utf8');
  process.stdin.on('data', entered);
  // A terminal that closes is no reason to stop; its hang-up says that where it is meant.
  process.stdin.on('error', () => undefined);
}

/** A background job that reads its terminal is halted by the system: it would hang without a word. */
function inBackground(): boolean {
  try {
    // Linux, proc(5): after the name in brackets come state, parent, group, session, terminal and its foreground group.
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return fields[2] !== fields[5];
  } catch {
    return false;
  }
}

start().catch((error: unknown) => {
  process.stderr.write(`${explainStartFailure(error)}\n`);
  process.exit(1);
});
