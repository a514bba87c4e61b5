import { parentPort } from 'node:worker_threads';
import '../domain/first-problem.ts';
import { acts } from './acts.ts';
import { reply, type Request } from './requests.ts';

/** The entry of the reader: a thread of main that holds public data only, and answers in the order it is asked. */
parentPort?.on('message', (request: Request) => {
  parentPort?.postMessage(reply(acts, request));
});
