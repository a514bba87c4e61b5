// node scripts/tree.mjs COMMAND …: runs a command, and fails where it writes to a part of the project that others read.
import { run } from './lib/run.mjs';
import { root } from './lib/root.mjs';
import { command, endWithUs } from './lib/set-up.mjs';
import { watchTree } from './lib/watch-tree.mjs';

await command(async () => {
  const [program, ...args] = process.argv.slice(2);
  if (program === undefined) {
    console.error('node scripts/tree.mjs COMMAND …');
    return 2;
  }
  endWithUs();
  /** @type {Set<string>} */
  const changed = new Set();
  const stop = watchTree(root, (path) => changed.add(path));
  const { code } = await run([program, ...args], { show: true });
  await stop();
  for (const path of changed) console.error(`✗ ${path} appeared, changed or vanished while the command ran`);
  return changed.size > 0 ? 1 : code;
});
