// Makes a clone ready: packages, build, a browser for the tests, Electron's binary. Does nothing that is done already.
import { ensureBuild } from './lib/build.mjs';
import { ensureTestBrowser } from './lib/browser.mjs';
import { ensureElectron } from './lib/electron-binary.mjs';
import { root } from './lib/root.mjs';
import { command, endWithUs, setUpPackages } from './lib/set-up.mjs';

await command(async () => {
  endWithUs();
  await setUpPackages();
  await ensureBuild(root);
  console.log(`Browser for the tests: ${await ensureTestBrowser(root)}`);
  const electron = await ensureElectron(root);
  console.log(
    'path' in electron
      ? `Electron: ${electron.path}`
      : `Electron cannot be had, because ${electron.problem}; npm start uses a browser instead.`,
  );
  return 0;
});
