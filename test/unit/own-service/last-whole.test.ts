import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lastWhole, leaveNoLock } from '../../../src-main/own-service/rgb-lib/last-whole.ts';

let service: string;
let home: string;
beforeEach(() => {
  service = mkdtempSync(join(tmpdir(), 'ochre-last-whole-'));
  home = join(service, 'wallet-1', '0badcafe');
  mkdirSync(join(home, 'rgb'), { recursive: true });
});
afterEach(() => rmSync(service, { recursive: true, force: true }));

const stash = (): string => join(home, 'rgb', 'stash.dat');
const opened = () => lastWhole(join(service, 'wallet-1'), '0badcafe');

it('puts back what was whole last, and leaves what could not be read beside it', () => {
  const whole = opened();
  writeFileSync(stash(), 'one');
  whole.keep();
  writeFileSync(stash(), 'one and two');
  whole.keep();
  writeFileSync(stash(), 'one a');
  // After the process that wrote it was killed, by the next one.
  expect(opened().putBack()).toBe(true);
  expect(readFileSync(stash(), 'utf8')).toBe('one and two');
  expect(readFileSync(join(service, 'last-wallet-1.damaged', 'stash.dat'), 'utf8')).toBe('one a');
  expect(opened().putBack()).toBe(true);
});

it('keeps nothing while rgb-lib works on it, and has nothing to put back then', () => {
  writeFileSync(stash(), 'half');
  writeFileSync(join(home, 'rgb_runtime.lock'), '');
  opened().keep();
  expect(opened().putBack()).toBe(false);
  expect(readFileSync(stash(), 'utf8')).toBe('half');
  leaveNoLock(join(service, 'wallet-1'), '0badcafe');
  expect(existsSync(join(home, 'rgb_runtime.lock'))).toBe(false);
  opened().keep();
  expect(opened().putBack()).toBe(true);
});

it('has nothing to keep of a wallet that has no contracts', () => {
  rmSync(join(home, 'rgb'), { recursive: true });
  opened().keep();
  expect(opened().putBack()).toBe(false);
});
