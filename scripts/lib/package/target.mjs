import { Problem } from '../problem.mjs';

/**
 * What a package is made for.
 * @typedef {object} Target
 * @property {'linux' | 'darwin' | 'win32'} platform
 * @property {'x64' | 'arm64'} arch
 */

/** libsql's prebuilt parts, by system. Linux is glibc: Electron has no build for musl. */
const LIBSQL = {
  'linux-x64': 'linux-x64-gnu',
  'linux-arm64': 'linux-arm64-gnu',
  'darwin-x64': 'darwin-x64',
  'darwin-arm64': 'darwin-arm64',
  'win32-x64': 'win32-x64-msvc',
};

/**
 * A package is made on the system that it is for: the lock file brings the native parts of that one alone.
 * @param {{ platform: NodeJS.Platform, arch: string }} machine
 * @returns {Target}
 */
export function targetOf({ platform, arch }) {
  if (libsqlOf(platform, arch) === undefined) {
    throw new Problem(`There are no native parts for ${platform} on ${arch}, so nothing can be packed here.`);
  }
  return /** @type {Target} */ ({ platform, arch });
}

/**
 * The folder name of libsql's native part below `@libsql`.
 * @param {string} platform
 * @param {string} arch
 * @returns {string | undefined}
 */
export function libsqlOf(platform, arch) {
  return Object.entries(LIBSQL).find(([name]) => name === `${platform}-${arch}`)?.[1];
}

/** @param {Target} target */
export const nameOf = ({ platform, arch }) => `${platform}-${arch}`;
