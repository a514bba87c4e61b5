import { writeFileSync } from 'node:fs';

/**
 * Leaves no memory in a core dump of that process and of its children: a dump lies on the disk in the clear, words and
 * keys among it. Linux (core(5), `coredump_filter`); it holds where a crash handler takes the dump, too, which no limit
 * of its size does. Elsewhere it does nothing: macOS writes none unless it is told to, and for Windows there is no
 * such switch within reach. False where the system refused.
 */
export function leaveNoCoreDump(
  pid: number | 'self',
  write: (path: string, text: string) => void = writeFileSync,
  platform: NodeJS.Platform = process.platform,
): boolean {
  if (platform !== 'linux') return true;
  try {
    write(`/proc/${pid}/coredump_filter`, '0');
    return true;
  } catch {
    return false;
  }
}
