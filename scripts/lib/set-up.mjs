import { nodeProblem } from './node-version.mjs';
import { ensurePackages } from './packages.mjs';
import { Problem } from './problem.mjs';
import { root } from './root.mjs';
import { endAll } from './run.mjs';

/** What every command needs first. */
export async function setUpPackages() {
  const problem = nodeProblem(process.versions.node);
  if (problem !== null) throw new Problem(problem);
  await ensurePackages(root);
  // It reads the catalogue with a package that may just have been installed.
  const { ensureMessageTypes } = await import('./messages/types.mjs');
  ensureMessageTypes(root);
}

/** Ends what we started when we are ended: those are groups of their own, which do not hear Ctrl-C. */
export function endWithUs() {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, stop);
  }
}

/** Hands the signals back, for one who has something better to do with them. */
export function endByOurselves() {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.off(signal, stop);
}

/** @param {NodeJS.Signals} signal */
function stop(signal) {
  endAll();
  process.exit(signal === 'SIGINT' ? 130 : 143);
}

/**
 * Runs a command's main function; a foreseen problem is one sentence, never a stack.
 * @param {() => Promise<number>} main
 */
export async function command(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    endAll();
    console.error(error instanceof Problem ? error.message : error);
    process.exitCode = 1;
  }
}
