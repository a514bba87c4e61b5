// Into the measured main, by --import: tells over IPC how long its thread's loop stood still since it was asked last, what
// it worked, in ms of processor time, and how far its memory grew, in MB.
import { readFileSync, writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const MEGABYTE = 2 ** 20;
const cpuMs = () => Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6;
const rss = () => process.memoryUsage.rss() / MEGABYTE;

if (isMainThread && process.send !== undefined) {
  let [last, begun, longest, turns] = [cpuMs(), cpuMs(), 0, 0];
  let [before, most] = [rss(), rss()];
  const look = () => {
    const at = cpuMs();
    longest = Math.max(longest, at - last);
    last = at;
    turns += 1;
    if (turns % 8 === 0) most = Math.max(most, rss());
  };
  setInterval(look, 1).unref();
  const sinceThen = () => {
    look();
    most = Math.max(most, rss());
    return { mainMs: last - begun, holdMs: longest, memoryMb: most - before };
  };
  process.on('message', () => {
    process.send?.(sinceThen());
    [begun, longest, before, most] = [last, 0, rss(), rss()];
  });
  process.on('exit', () => writeFileSync(process.env['OCHRE_HOLD'] ?? '', JSON.stringify(sinceThen())));
  process.channel?.unref();
}
