import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_MS = 250;
/** A busy machine answers within it; Ochre in Electron's window never does. */
const ANSWER_MS = 3_000;

const wantedIn = (folder: string): string => join(folder, 'address.wanted');
const givenIn = (folder: string): string => join(folder, 'address.given');

/** Gives a new address to each second start on the same data folder, by a file that only its user can read. */
export function answerSecondStarts(folder: string, newAddress: () => string): void {
  // Left by a start that was killed: an answer would end the code that was just printed.
  rmSync(wantedIn(folder), { force: true });
  const timer = setInterval(() => {
    if (!existsSync(wantedIn(folder))) return;
    try {
      writeOurs(givenIn(folder), newAddress());
      rmSync(wantedIn(folder));
    } catch {
      // Whoever asked says so, and no further code is made for a question that stays.
      clearInterval(timer);
    }
  }, LOOK_MS).unref();
}

/** Asks the Ochre that uses the data folder for a new address; null if it gives none. */
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

/** Made anew: in a folder that lets others write, another user may have made it beforehand, to read what comes. */
function writeOurs(file: string, text: string): void {
  rmSync(file, { force: true });
  writeFileSync(file, text, { flag: 'wx', mode: 0o600 });
}
