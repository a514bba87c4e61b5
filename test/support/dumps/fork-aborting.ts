import { join } from 'node:path';
import { forkChild } from '../../../src-main/keyholder/in-main/fork-child.ts';

// Starts a child as the keyholder is started, and waits for its end.
forkChild(join(import.meta.dirname, 'abort.mjs'), process.env).ended(() => process.exit(0));
