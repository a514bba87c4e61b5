// npm run dev: opens Ochre on this computer and keeps up with what is edited: the page as it stands, main by a new start.
import { parseArgs } from 'node:util';
import { resolve } from 'node:path';
import { devInBrowser } from './lib/dev/in-browser.mjs';
import { devInElectron } from './lib/dev/in-electron.mjs';
import { command, setUpPackages } from './lib/set-up.mjs';
import { root } from './lib/root.mjs';
import { isPort } from './lib/start-args.mjs';

const usage = `npm run dev -- [options]

  --electron  in Electron's own window, started anew at each change; else for a browser
  --port N    serve on this port of 127.0.0.1 (5173)
  --data DIR  keep everything that is written in this folder (out/dev/data)
  --help      this text`;

await command(async () => {
  let values;
  try {
    ({ values } = parseArgs({
      options: {
        electron: { type: 'boolean', default: false },
        port: { type: 'string', default: '5173' },
        data: { type: 'string', default: 'out/dev/data' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    return 2;
  }
  if (values.help) {
    console.log(usage);
    return 0;
  }
  if (!isPort(values.port)) {
    console.error(`--port takes a whole number from 0 to 65535, not "${values.port}".`);
    return 2;
  }
  await setUpPackages();
  const data = resolve(root, values.data);
  return values.electron ? await devInElectron(data) : await devInBrowser(Number(values.port), data);
});
