import { EventEmitter } from 'node:events';
import type { BrowserWindow } from 'electron';
import { expect, it } from 'vitest';
import { watchVisibility } from '../../../../src-main/hosts/electron/window.ts';
import { strict } from '../../../fakes/electron.ts';

const EVENTS = ['show', 'restore', 'hide', 'minimize', 'blur', 'focus', 'maximize'];

it('tells when the window is out of sight and when it is back, and of nothing else', () => {
  const emitter = new EventEmitter();
  const window = strict<BrowserWindow>('window', {
    on: (name: string, listener: () => void) => {
      if (!EVENTS.includes(name)) throw new Error(`a window never emits ${name}`);
      return emitter.on(name, listener);
    },
  });
  const told: [string, boolean][] = [];
  let now = '';
  watchVisibility(window, (visible) => told.push([now, visible]));
  for (const name of EVENTS) {
    now = name;
    emitter.emit(name);
  }
  expect(told).toEqual([
    ['show', true],
    ['restore', true],
    ['hide', false],
    ['minimize', false],
  ]);
});
