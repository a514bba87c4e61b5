import { readFileSync } from 'node:fs';
import { uptime } from 'node:os';
import { attempt } from '../base/json.ts';
import type { MachineTime } from '../rules/trusted-clock.ts';

/** How long this machine has been up, sleep included, and on Linux the kernel's name of this start. */
export function readUptime(): Omit<MachineTime, 'nowMs'> {
  return { upMs: Math.round(uptime() * 1000), boot: startOf(process.platform) };
}

/** The first eight digits are enough to tell one start from the next. */
function startOf(platform: NodeJS.Platform): string | null {
  if (platform !== 'linux') return null;
  const id = attempt(() => readFileSync('/proc/sys/kernel/random/boot_id', 'ascii').slice(0, 8));
  return id !== null && /^[0-9a-f]{8}$/.test(id) ? id : null;
}
