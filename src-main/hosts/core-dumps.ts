import { writeFileSync } from 'node:fs';

/** Dumps hold keys. Linux: core(5), also for crash handlers. macOS writes none unless told; Windows has no such switch. */
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
