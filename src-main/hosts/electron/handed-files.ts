import { posix, win32 } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { App } from 'electron';
import { attempt } from '../../base/json.ts';
import { parseUrl } from '../../base/url.ts';
import type { HandedFile } from '../opened-files.ts';
import { linksIn } from './deep-links.ts';

/** Linux and Windows allow no longer path. */
const MAX_PATH_CHARS = 4_096;

/** A line with a link holds no file: browsers put links there, and the link's author would choose a path. */
export function filesIn(
  argv: readonly string[],
  folder: string,
  platform: NodeJS.Platform = process.platform,
): HandedFile[] {
  if (linksIn(argv).length > 0) return [];
  return argv
    .slice(1)
    .filter((word) => !word.startsWith('-') && /\.psbt$/i.test(word) && word.length <= MAX_PATH_CHARS)
    .map((word) => pathOf(word, folder, platform));
}

export function hearFiles(
  app: Pick<App, 'on'>,
  offer: (files: readonly HandedFile[]) => void,
  platform: NodeJS.Platform = process.platform,
): void {
  let heard: string[] = [];
  app.on('open-file', (event, path) => {
    event.preventDefault();
    heard.push(path);
    if (heard.length > 1) return;
    setImmediate(() => {
      const files = filesIn(['', ...heard], '/', platform);
      heard = [];
      offer(files);
    });
  });
}

/** Null for another machine's path: no machine is asked just because somebody wrote its name. */
function pathOf(word: string, folder: string, platform: NodeJS.Platform): HandedFile {
  const windows = platform === 'win32';
  // A Linux desktop may write a file as an address (%U of a desktop entry).
  const path = /^(?:file:|[a-z][\w+.-]+:\/\/)/i.test(word) ? localPath(word, windows) : word;
  if (path === null) return null;
  const whole = (windows ? win32 : posix).resolve(folder, path);
  return windows && /^[\\/]{2}/.test(whole) ? null : whole;
}

function localPath(address: string, windows: boolean): string | null {
  const url = parseUrl(address);
  if (!/^file:/i.test(address) || url?.host !== '') return null;
  return attempt(() => fileURLToPath(url, { windows }));
}
