import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import encodeQR from 'qr';
import { derivePublicKeys } from '../../../src-main/keys/derive.ts';
import { writeAccount } from '../../../src-main/keys/account-file.ts';
import { beginBy, button } from '../support/practice.ts';
import { picture } from './desktop.ts';
import { inPage, ochreOfFile } from './open-ochre.ts';

// The camera is Chromium's fake device, which shows one frame for ever: a code of a wallet's public account.

const ACCOUNT = writeAccount({
  name: 'Cold store',
  keys: derivePublicKeys(new Uint8Array(64).fill(0x5a), 'regtest'),
});
const [WIDTH, HEIGHT] = [640, 480];

/** One frame of raw video, in the form that the fake device reads (YUV4MPEG2). */
function filmOf(text: string): Buffer {
  const code = encodeQR(text, 'raw', { ecc: 'low', border: 2 });
  const scale = Math.floor(HEIGHT / code.length);
  const luma = Buffer.alloc(WIDTH * HEIGHT, 0xeb);
  code.forEach((row, y) => {
    row.forEach((dark, x) => {
      if (!dark) return;
      for (let line = 0; line < scale; line += 1) {
        const at = (y * scale + line) * WIDTH + x * scale;
        luma.fill(0x10, at, at + scale);
      }
    });
  });
  const chroma = Buffer.alloc((WIDTH * HEIGHT) / 2, 0x80);
  const head = `YUV4MPEG2 W${String(WIDTH)} H${String(HEIGHT)} F10:1 Ip A1:1 C420jpeg\n`;
  return Buffer.concat([Buffer.from(`${head}FRAME\n`), luma, chroma]);
}

const { ochre, page } = ochreOfFile(() => {
  const film = join(tmpdir(), 'code.y4m');
  writeFileSync(film, filmOf(ACCOUNT));
  return { args: ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${film}`] };
});

const ASKS = 'navigator.mediaDevices.getUserMedia({ video: true }).then(() => "given", () => "refused")';

test('the camera is refused to the page while no screen scans, though there is one', async () =>
  expect(await inPage(ochre().app, ASKS)).toBe('refused'));

test('a screen that scans reads a code from the camera', async () => {
  await beginBy(page(), 'Public account');
  await button(page(), 'Scan QR codes').click();
  await expect(page().getByLabel('Name, only for you')).toHaveValue('Cold store', { timeout: 20_000 });
  picture('scanned account');
});

test('the camera is refused again once the code is read', async () =>
  expect(await inPage(ochre().app, ASKS)).toBe('refused'));
