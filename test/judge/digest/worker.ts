import { allParts, chunkDigest, type Chunk } from './digest.ts';

/** A process of the digest: hashes the chunks that it is sent, one after the other, until its parent hangs up. */
const parts = allParts();
process.on('message', (chunk: Chunk) => {
  process.send?.({ chunk, digest: chunkDigest(parts[chunk.part]!, chunk) });
});
