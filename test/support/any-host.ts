import type { Net } from '../../src-main/net/door.ts';
import { readHere } from '../../src-main/net/read-sent.ts';

/** For tests of clients without host consent: every host is allowed. Without a worker. */
export const anyHost: Net = { pass: () => undefined, serve: () => undefined, read: readHere };
