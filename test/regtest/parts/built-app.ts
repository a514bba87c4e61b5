import { build, buildProblem } from '../../../scripts/lib/build.mjs';
import { root } from '../../../scripts/lib/root.mjs';

/** Builds the app, and says so, where what is built is not what the sources say. */
export async function ensureBuilt(say: (line: string) => void): Promise<void> {
  const problem = buildProblem(root);
  if (problem === null) return;
  say(`Building (${problem}) …`);
  const { code, output } = await build(root, { show: false });
  if (code !== 0) throw new Error(`the app does not build:\n${output}`);
}
