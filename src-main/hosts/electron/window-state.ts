import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserWindow, Rectangle, Screen } from 'electron';
import { replaceFile } from '../../records/long-file.ts';
import { SMALLEST } from './window.ts';

interface Place extends Rectangle {
  readonly maximised: boolean;
}

const FILE = 'window.json';
const SEEN_PX = 100;

/** Keeps the place in its own file: settings are read after the first paint. Call after `ready`. True: maximised. */
export function keepWindowState(
  window: Pick<BrowserWindow, 'on' | 'setBounds' | 'getNormalBounds' | 'isMaximized'>,
  screen: Pick<Screen, 'getAllDisplays'>,
  folder: string,
): boolean {
  const file = join(folder, FILE);
  const kept = readPlace(file);
  const fit =
    kept &&
    fitted(
      kept,
      screen.getAllDisplays().map(({ workArea }) => workArea),
    );
  if (fit !== null) window.setBounds(fit);
  window.on('close', () => {
    try {
      const place: Place = { ...window.getNormalBounds(), maximised: window.isMaximized() };
      replaceFile(file, JSON.stringify(place));
    } catch {
      // A full disk must not keep the window open.
    }
  });
  return kept?.maximised ?? false;
}

function fitted(place: Rectangle, areas: readonly Rectangle[]): Rectangle | null {
  const [best] = areas
    .map((area) => ({ area, shown: overlap(place, area) }))
    .filter(({ shown }) => shown.width >= SEEN_PX && shown.height >= SEEN_PX)
    .toSorted((one, other) => other.shown.width * other.shown.height - one.shown.width * one.shown.height);
  if (best === undefined) return null;
  const { area } = best;
  const width = Math.min(Math.max(place.width, SMALLEST.width), area.width);
  const height = Math.min(Math.max(place.height, SMALLEST.height), area.height);
  return {
    width,
    height,
    x: Math.min(Math.max(place.x, area.x), area.x + area.width - width),
    y: Math.min(Math.max(place.y, area.y), area.y + area.height - height),
  };
}

function overlap(one: Rectangle, other: Rectangle): { readonly width: number; readonly height: number } {
  return {
    width: Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x),
    height: Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y),
  };
}

/** Null if the file holds no position: any program of the user can write it. */
function readPlace(file: string): Place | null {
  try {
    const said: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof said !== 'object' || said === null) return null;
    const { x, y, width, height, maximised } = said as Record<string, unknown>;
    const figures = [x, y, width, height];
    if (!figures.every((one) => Number.isSafeInteger(one)) || typeof maximised !== 'boolean') return null;
    return { x: Number(x), y: Number(y), width: Number(width), height: Number(height), maximised };
  } catch {
    return null;
  }
}
