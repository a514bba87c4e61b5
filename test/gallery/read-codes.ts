import { expect, type Locator, type Page } from '@playwright/test';
import jsQR from 'jsqr';
import { createCodesReader } from '../../src-main/codes/read-codes.ts';
import { button } from '../e2e/support/practice.ts';
import { readPng } from '../support/png.ts';

/** What a code on the screen says, read by a library that Ochre does not use. */
export async function readCode(code: Locator): Promise<string> {
  const { width, height, pixels } = readPng(await code.screenshot({ animations: 'disabled' }));
  const read = jsQR(Uint8ClampedArray.from(pixels.flat()), width, height);
  if (read === null) throw new Error('jsqr reads no code there');
  return read.data;
}

/** What the codes of a section hold together: each is read off the screen, then the next one is shown. */
export async function readCodes(
  page: Page,
  code: Locator,
): Promise<{ readonly type: string; readonly bytes: Uint8Array; readonly first: string }> {
  const reader = createCodesReader();
  let first = '';
  for (let count = 0; count < 60; count += 1) {
    const text = await readCode(code);
    if (count === 0) first = text;
    const progress = reader.receive(text);
    if (progress.kind === 'whole') return { type: progress.type, bytes: progress.bytes, first };
    if (progress.kind !== 'more') throw new Error(`a code was not taken: ${progress.kind}`);
    const before = await code.innerHTML();
    await button(page, 'Next').click();
    await expect.poll(() => code.innerHTML()).not.toBe(before);
  }
  throw new Error('the codes never became whole');
}
