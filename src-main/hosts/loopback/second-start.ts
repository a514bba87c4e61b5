import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_MS = 250;
/** A busy Ochre answers within this time; one with an Electron window never does. */
const ANSWER_MS = 3_000;

const wantedIn = (folder: string): string => join(folder, 'address.wanted');
const givenIn = (folder: string): string => join(folder, 'address.given');

/** Only the user can read the file with the address. */
export function answerSecondStarts(folder: string, newAddress: () => string): void {
  // A killed start may have left its question: answering it would end the code just printed.
  rmSync(wantedIn(folder), { force: true });
  const timer = setInterval(() => {
    if (!existsSync(wantedIn(folder))) return;
    try {
      writeOurs(givenIn(folder), newAddress());
      rmSync(wantedIn(folder));
    } catch {
      // The second start reports a refused write, so this question gets no more codes.
      clearInterval(timer);
    }
  }, LOOK_MS).unref();
}

/** The address that the running Ochre writes; null if none answers in time or the disk refuses. */
export async function askForAddress(folder: string): Promise<string | null> {
  const until = performance.now() + ANSWER_MS;
  try {
    writeOurs(wantedIn(folder), '');
    while (existsSync(wantedIn(folder)) && performance.now() < until) await pause(LOOK_MS);
    const address = existsSync(wantedIn(folder)) ? null : readFileSync(givenIn(folder), 'utf8');
    for (const file of [wantedIn(folder), givenIn(folder)]) rmSync(file, { force: true });
    return address;
  } catch {
    return null;
  }
}

/** Another user could have made the file beforehand, to read it. */
function writeOurs(file: string, text: string): void {
  rmSync(file, { force: true });
  writeFileSync(file, text, { flag: 'wx', mode: 0o600 });
}
