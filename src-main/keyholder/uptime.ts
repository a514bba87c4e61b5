import { uptime } from 'node:os';
import type { MachineTime } from '../domain/rules/believed-time.ts';

/** How long this machine has been up, sleep included. Its start has no name here: that would be read from a file. */
export function readUptime(): Omit<MachineTime, 'nowMs'> {
  return { upMs: Math.round(uptime() * 1000), boot: null };
}
