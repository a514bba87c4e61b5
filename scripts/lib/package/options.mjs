export const usage = `npm run -s package                 build, lay out, pack, read back, and write checksums and the list of parts
npm run -s package -- --dir        the same without installers
npm run -s package -- --deb        the same with no installer but the .deb, on Linux: needs dpkg-deb, and nothing from elsewhere
npm run -s package -- --contents   lay out what goes into a package, and no more: needs no Electron
npm run -s package -- --stand-in   pack with a stand-in for Electron, on Linux: all but installers, and nothing that runs
npm run -s package -- --compare    build the last commit twice, in two places, and compare what would be packed
npm run -s package -- --check      read back what lies in dist`;

/** @typedef {'all' | 'dir' | 'deb' | 'contents' | 'stand-in' | 'compare' | 'check'} Act */

const ACTS = /** @type {const} */ (['dir', 'deb', 'contents', 'stand-in', 'compare', 'check']);

/**
 * @param {readonly string[]} args
 * @param {NodeJS.Platform} platform
 * @returns {{ act: Act } | { help: true } | { problem: string }}
 */
export function packageOptions(args, platform) {
  if (args.includes('--help') || args.includes('-h')) return { help: true };
  if (args.length === 0) return { act: 'all' };
  const act = ACTS.find((name) => args[0] === `--${name}`);
  if (act === undefined || args.length > 1) return { problem: `There is no ${args.join(' ')}.` };
  if (act === 'stand-in' && platform !== 'linux') {
    return { problem: 'The stand-in for Electron is one of Linux: elsewhere the real one is needed.' };
  }
  if (act === 'deb' && platform !== 'linux') return { problem: 'A .deb is made on Linux.' };
  return { act };
}
