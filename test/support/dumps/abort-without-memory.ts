import { leaveNoCoreDump } from '../../../src-main/hosts/core-dumps.ts';

// As main does at its start; what it starts afterwards has it too.
if (!leaveNoCoreDump('self')) process.exit(3);
await import('./abort.mjs');
