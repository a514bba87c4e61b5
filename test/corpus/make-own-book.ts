import { writeFileSync } from 'node:fs';
import { corpusPath } from '../support/psbt/corpus.ts';
import { ownBookText } from './own-book/make.ts';

/** `npx tsx test/corpus/make-own-book.ts`: writes own-book.json anew, from the genuine cases of the other corpora. */
writeFileSync(corpusPath('own-book.json'), ownBookText());
