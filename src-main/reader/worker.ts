import { parentPort } from 'node:worker_threads';
import '../base/first-problem.ts';
import { textOf } from '../net/read-sent.ts';
import { acts } from './acts.ts';
import { createPages, replyTo, type WorkerTask, type ReaderRequest } from './pages.ts';
import { readings } from './readings.ts';

/** A thread of main without secrets, which answers in order. */
let pages = createPages(null);

parentPort?.on('message', (request: ReaderRequest) => {
  const reply = replyTo(request.id, () => {
    if (!('more' in request)) pages = createPages(answer(request));
    return pages.next();
  });
  parentPort?.postMessage(reply);
});

function answer(asked: WorkerTask): unknown {
  if ('act' in asked) {
    const perform = acts[asked.act] as (...given: readonly unknown[]) => unknown;
    return perform(...asked.given);
  }
  const read = readings[asked.reading as keyof typeof readings] as (...given: readonly unknown[]) => unknown;
  return read(textOf(asked.sent, asked.where), asked.where, ...asked.given);
}
