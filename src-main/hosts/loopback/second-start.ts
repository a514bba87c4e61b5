import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_MS = 250;
/** A busy machine answers within it; Ochre in Electron's window never does. */
const ANSWER_MS = 3_000;

const wantedIn = (folder: string): string => join(folder, 'address.wanted');
const givenIn = (folder: string): string => join(folder, 'address.given');

/**
 * Gives a new address to each second start on the same data folder. Files carry it, since all that may read them may read
 * the data too, and every system has them.
 */
export function answerSecondStarts(folder: string, newAddress: () => string): void {
  const answer = (): void => {
    if (!existsSync(wantedIn(folder))) return;
    try {
      rmSync(wantedIn(folder));
      writeOurs(givenIn(folder), `${newAddress()}\n`);
    } catch {
      // A folder that cannot be written to answers nobody, and whoever asked says so.
    }
  };
  // Left by a start that was killed: an answer would end the code that was just printed.
  rmSync(wantedIn(folder), { force: true });
  setInterval(answer, LOOK_MS).unref();
}

/** Asks the Ochre that uses the data folder for a new address; null if it gives none. */
export async function askForAddress(folder: string): Promise<string | null> {
  try {
    rmSync(givenIn(folder), { force: true });
    writeOurs(wantedIn(folder), '');
    for (const until = performance.now() + ANSWER_MS; performance.now() < until;) {
      await pause(LOOK_MS);
      const given = existsSync(givenIn(folder)) ? readFileSync(givenIn(folder), 'utf8') : '';
      if (!given.endsWith('\n')) continue;
      rmSync(givenIn(folder));
      return given.trim();
    }
    rmSync(wantedIn(folder), { force: true });
  } catch {
    // As above.
  }
  return null;
}

/** Made anew: another user may have made one beforehand, in a folder that lets others write, to read what comes. */
function writeOurs(file: string, text: string): void {
  rmSync(file, { force: true });
  writeFileSync(file, text, { flag: 'wx', mode: 0o600 });
}
