import { writeFileSync } from 'node:fs';

/**
 * A dump would hold words and keys in the clear. Linux: core(5), `coredump_filter`, which also binds crash handlers, unlike a
 * size limit. macOS writes none unless told to; Windows has no such switch. False if the system refused.
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
