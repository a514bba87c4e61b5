import { afterEach, describe, expect, it } from 'vitest';
import { onSignal } from '../../../src-main/hosts/signals.ts';

describe('a signal that Ochre takes over', () => {
  const before = process.listeners('SIGUSR2');
  afterEach(() => {
    process.removeAllListeners('SIGUSR2');
    for (const listener of before) process.on('SIGUSR2', listener);
  });

  it('is heard only by Ochre, each time it comes', () => {
    let others = 0;
    let ours = 0;
    process.once('SIGUSR2', () => (others += 1));
    onSignal('SIGUSR2', () => (ours += 1));
    process.emit('SIGUSR2');
    process.emit('SIGUSR2');
    expect({ others, ours }).toEqual({ others: 0, ours: 2 });
  });
});
