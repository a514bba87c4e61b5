import { answerParent } from '../../support/child.ts';
import { allParts, chunkDigest, type Chunk } from './digest.ts';

/** A process of the digest: hashes the chunks that it is asked for. */
const parts = allParts();
answerParent((chunk: Chunk) => chunkDigest(parts[chunk.part]!, chunk));
