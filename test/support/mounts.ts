import { spawnSync } from 'node:child_process';

/** Below this a program has mounts of its own, which are gone with it. */
export const UNSHARE = process.getuid?.() === 0 ? ['unshare', '-m'] : ['unshare', '-rm'];

/** Null: it may mount a disk in memory. Otherwise why not. */
export const noMounts =
  spawnSync(UNSHARE[0] ?? '', [...UNSHARE.slice(1), 'mount', '-t', 'tmpfs', 'none', '/mnt']).status === 0
    ? null
    : 'a small disk cannot be mounted here';
