import { appendFileSync, writeFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import decodeQR from 'qr/decode.js';
import { createUrReader } from '../../../src-main/codes/read-ur.ts';
import { seededFractions } from '../../support/offline/lossy.ts';
import { readPng, type Picture } from '../../support/png.ts';

export interface Film {
  /** How many parts the page said there are. */
  readonly parts: number;
  /** Frames that the page showed, and of these the ones that the camera gets. */
  readonly shown: number;
  readonly kept: number;
}

/** Pictures a second: each stands before the camera long enough to be looked at twice or more. */
const PER_SECOND = 4;
/** Around the code: what stands beside it is filmed too. */
const MARGIN_PX = 14;
const MOST_SHOWN = 400;

/**
 * Films the codes that the page shows, as the pixels that it paints, one after another, and leaves out a third of them
 * at random: until what is left is enough. `file` is YUV4MPEG2 (yuv4mpeg(5)), for the camera of another page.
 */
export async function filmCodes(
  page: Page,
  { label, file, seed }: { readonly label: string; readonly file: string; readonly seed: number },
): Promise<Film> {
  const codes = page.getByRole('region', { name: label });
  const image = codes.getByRole('img', { name: label });
  const said = await codes.getByText(/^Part 1 of \d+$/).innerText();
  const parts = Number(/\d+$/.exec(said)?.[0]);
  // To the middle: nothing that sticks to the window's edge is before it, and the clicks below scroll nothing.
  await image.evaluate((node) => {
    (node as unknown as { scrollIntoView: (how: { block: string }) => void }).scrollIntoView({
      block: 'center',
    });
  });
  const box = await image.boundingBox();
  if (box === null) throw new Error('no code is shown');
  const even = (px: number): number => 2 * Math.round(px / 2);
  const [x, y] = [Math.round(box.x) - MARGIN_PX, Math.round(box.y) - MARGIN_PX];
  const clip = { x, y, width: even(box.width + 2 * MARGIN_PX), height: even(box.height + 2 * MARGIN_PX) };
  const size = `W${String(clip.width)} H${String(clip.height)}`;
  writeFileSync(file, `YUV4MPEG2 ${size} F${String(PER_SECOND)}:1 Ip A1:1 C420\n`);

  const random = seededFractions(seed);
  const reader = createUrReader();
  const drawn = (): Promise<string> => image.innerHTML();
  let [shown, kept, whole] = [0, 0, false];
  while (!whole || shown < parts) {
    if (shown === MOST_SHOWN)
      throw new Error(`${String(kept)} of ${String(shown)} frames are not enough for ${String(parts)} parts`);
    if (random() >= 1 / 3) {
      const picture = readPng(await page.screenshot({ clip, animations: 'disabled' }));
      expect([picture.width, picture.height]).toEqual([clip.width, clip.height]);
      appendFileSync(file, frameOf(picture));
      const told = reader.receive(textOf(picture));
      if (told.kind === 'refused' || told.kind === 'broken') throw new Error(`a frame is ${told.kind}`);
      whole ||= told.kind === 'whole';
      kept += 1;
    }
    shown += 1;
    const before = await drawn();
    await expect(async () => {
      await codes.getByRole('button', { name: 'Next' }).click();
      expect(await drawn()).not.toBe(before);
    }).toPass();
  }
  return { parts, shown, kept };
}

/** Brightness alone: the two planes of colour are grey. */
function frameOf({ width, height, pixels }: Picture): Buffer {
  const luma = Buffer.from(pixels.map(([red, green, blue]) => 0.299 * red + 0.587 * green + 0.114 * blue));
  return Buffer.concat([Buffer.from('FRAME\n'), luma, Buffer.alloc((width * height) / 2, 128)]);
}

/** Read here too, by what a picture shows alone: that what is left is enough is known before the camera looks. */
function textOf({ width, height, pixels }: Picture): string {
  return decodeQR({ width, height, data: Uint8Array.from(pixels.flat()) }, { timeLimit: 2_000 });
}
