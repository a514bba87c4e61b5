import '../support/in-english.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { live } from './life.ts';

/**
 * `npm run -s life [-- --sends N --slots N --json]`: one wallet far beyond the addresses that a restore searches at first,
 * and then all of it again from its backup and from its words. Ends with 0 only if nothing is missing.
 */
const { values } = parseArgs({
  options: {
    sends: { type: 'string', default: '3000' },
    slots: { type: 'string', default: '3000' },
    json: { type: 'boolean', default: false },
  },
});
const asked = { sends: Number(values.sends), slots: Number(values.slots) };
const scratch = mkdtempSync(join(tmpdir(), 'ochre-long-life-'));
try {
  const beganMs = performance.now();
  const lived = await live(scratch, asked, console.error);
  const summary = { ...asked, seconds: Math.round((performance.now() - beganMs) / 1000), ...lived };
  console.log(values.json ? JSON.stringify(summary) : JSON.stringify(summary, null, 2));
  const { byBackup, byWords } = lived;
  const isWhole =
    byBackup.freeSlots === byWords.freeSlots && byBackup.units === byWords.units && byWords.spent;
  process.exitCode = isWhole ? 0 : 1;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
