import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/root.mjs';
import { speak } from '../../src-preload/messages/say.ts';

/** What is tried without a host, which says the language, speaks English. */
speak('en', (area) => readFileSync(join(root, 'resources/messages/en', `${area}.ftl`), 'utf8'));
