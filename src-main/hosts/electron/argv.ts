import { isAbsolute, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** Chromium and Node read these before we run. */
const dangerous = [
  'no-sandbox',
  'disable-setuid-sandbox',
  'disable-seccomp-filter-sandbox',
  'disable-gpu-sandbox',
  'disable-namespace-sandbox',
  'no-zygote',
  'no-zygote-sandbox',
  'allow-sandbox-debugging',
  'single-process',
  'in-process-gpu',
  'disable-features',
  'disable-kill-after-bad-ipc',
  'disable-web-security',
  'disable-site-isolation-trials',
  'enable-blink-features',
  'allow-running-insecure-content',
  'allow-file-access-from-files',
  'ignore-certificate-errors',
  'ignore-certificate-errors-spki-list',
  'remote-debugging-port',
  'remote-debugging-pipe',
  'remote-debugging-address',
  'remote-debugging-io-pipes',
  'remote-debugging-targets',
  'remote-allow-origins',
  'auto-open-devtools-for-tabs',
  'use-fake-ui-for-media-stream',
  'inspect',
  'inspect-brk',
  'inspect-wait',
  'inspect-port',
  'inspect-publish-uid',
  'js-flags',
  'load-extension',
  'proxy-server',
  'proxy-pac-url',
  'host-rules',
  'host-resolver-rules',
  'ssl-key-log-file',
  'log-net-log',
  'enable-crash-reporter',
  'crash-dumps-dir',
  'unsafely-treat-insecure-origin-as-secure',
  'utility-cmd-prefix',
  'renderer-cmd-prefix',
  'gpu-launcher',
] as const;

/**
 * Reads argv, as Electron sets some of these itself in Chromium. One or two dashes, any case, with or without value.
 */
export function dangerousSwitches(argv: readonly string[]): string[] {
  const written = new Set(argv.map((word) => /^(?:--?|\/)([\w-]+)(?:=|$)/s.exec(word)?.[1]?.toLowerCase()));
  return dangerous.filter((name) => written.has(name));
}

/** After `--data`, else Electron's own (none if XDG_CONFIG_HOME is relative), else a folder below the home. */
export function readDataFolder(argv: readonly string[], own: string, home: string): string {
  const { values } = parseArgs({
    args: argv.slice(1),
    options: { data: { type: 'string' } },
    strict: false,
    allowPositionals: true,
  });
  if (typeof values.data === 'string' && values.data.trim() !== '') return resolve(values.data);
  return isAbsolute(own) ? own : join(home, '.config', 'Ochre');
}

const steering =
  /^(?:ELECTRON_|NODE_|npm_config_|SSLKEYLOGFILE$|SSL_CERT_(?:FILE|DIR)$|(?:https?|all|no|ftp|socks)_proxy$|LD_PRELOAD$|DYLD_)/i;

export function cleanEnvironment(env: Record<string, string | undefined>): void {
  for (const name of Object.keys(env)) {
    // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- assigning undefined to process.env writes the text "undefined"
    if (steering.test(name)) delete env[name];
  }
}
