// Holds the SHA-256 of its argument in memory and aborts: what a core dump of it holds is looked at by a test.
import { createHash } from 'node:crypto';

const held = createHash('sha256')
  .update(process.argv[2] ?? 'nothing')
  .digest();
Object.assign(globalThis, { held: Buffer.from(held) });
process.abort();
