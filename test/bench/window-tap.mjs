// Main, for the bench: starts the app that OCHRE_BENCH_APP names, or an empty window, runs a script in its page and writes
// what it comes to into a file. From within: a driver would hold up the start, and a packed app lets none in.
import { channel } from 'node:diagnostics_channel';
import { writeFileSync } from 'node:fs';
import { app, BrowserWindow, dialog } from 'electron';

const {
  OCHRE_BENCH_APP: main = '',
  OCHRE_BENCH_SCRIPT: script = '',
  OCHRE_BENCH_OUT: out = '',
} = process.env;

/** When main asked the service, and had its answer, on the clock that pages have too. @type {{ path: string, from: number, to: number }[]} */
const asked = [];
const now = () => performance.timeOrigin + performance.now();
/** @typedef {{ request: { path: string } }} Told undici, docs/docs/api/DiagnosticsChannel.md */
/** @type {Map<object, number>} */
const begun = new Map();
channel('undici:request:create').subscribe((told) => {
  begun.set(/** @type {Told} */ (told).request, now());
});
for (const end of ['trailers', 'error'])
  channel(`undici:request:${end}`).subscribe((told) => {
    const { request } = /** @type {Told} */ (told);
    asked.push({ path: request.path, from: begun.get(request) ?? NaN, to: now() });
  });

app.on('web-contents-created', (_event, contents) => {
  contents.once('dom-ready', () => {
    void contents
      .executeJavaScript(script)
      .catch((error) => ({ problem: String(error) }))
      .then((result) => writeFileSync(out, JSON.stringify({ ...result, asked })));
  });
});
// Stands for the person, who agrees at once.
dialog.showMessageBox = () => Promise.resolve({ response: 0, checkboxChecked: false });

if (main !== '') await import(main);
// Not awaited: Electron is ready when this module has been read.
else void app.whenReady().then(showEmpty);

function showEmpty() {
  const webPreferences = { sandbox: true };
  const window = new BrowserWindow({ width: 1180, height: 800, show: false, webPreferences });
  window.once('ready-to-show', () => window.show());
  return window.loadFile('empty.html');
}
