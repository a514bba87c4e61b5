import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { startKeyring, type Keyring } from '../../support/keyring.ts';

// A desktop's parts on a bus of the test's own, beside its keyring: somebody who shows notifications (dunst), a place for
// tray icons, and a stand-in for logind (both by python3-dbusmock), which tells that the machine sleeps.

const run = promisify(execFile);
const MOCK = 'org.freedesktop.DBus.Mock';
const WATCHER = 'org.kde.StatusNotifierWatcher';

export interface Desktop {
  /** What Ochre is started with. */
  readonly keyring: Keyring;
  readonly env: Readonly<Record<string, string>>;
  /** What was shown, newest first. */
  readonly notifications: () => Promise<readonly { readonly summary: string; readonly body: string }[]>;
  /** The entries of the tray's menu, as its own bus interface tells them; null: there is no icon. */
  readonly trayMenu: () => Promise<readonly MenuEntry[] | null>;
  readonly trayTip: () => Promise<string>;
  readonly choose: (entry: MenuEntry) => Promise<void>;
  /** As logind tells it: about to sleep, and awake again. */
  readonly sleep: (begins: boolean) => Promise<void>;
  /** Ends what was started, but for the keyring. */
  readonly stop: () => Promise<void>;
}

export interface MenuEntry {
  readonly id: number;
  readonly label: string;
}

export async function startDesktop(): Promise<Desktop> {
  const keyring = await startKeyring();
  const address = keyring.env['DBUS_SESSION_BUS_ADDRESS'] ?? '';
  const env = { DBUS_SYSTEM_BUS_ADDRESS: address };
  const started: ChildProcess[] = [];
  const start = (command: string, ...args: readonly string[]): void => {
    started.push(spawn(command, args, { env: { ...process.env, ...keyring.env, ...env }, stdio: 'ignore' }));
  };
  const call = async (dest: string, path: string, method: string, ...args: readonly string[]) =>
    (
      await run(
        'gdbus',
        [
          'call',
          '--address',
          address,
          '--dest',
          dest,
          '--object-path',
          path,
          '--method',
          method,
          '--',
          ...args,
        ],
        { timeout: 10_000 },
      )
    ).stdout;
  const owned = async (name: string): Promise<void> => {
    for (let tries = 0; tries < 100; tries += 1) {
      const told = await call('org.freedesktop.DBus', '/', 'org.freedesktop.DBus.NameHasOwner', name);
      if (told.includes('true')) return;
      await delay(100);
    }
    throw new Error(`nobody offers ${name}`);
  };

  start('dunst');
  start('/usr/bin/python3', '-m', 'dbusmock', WATCHER, '/StatusNotifierWatcher', WATCHER);
  start('/usr/bin/python3', '-m', 'dbusmock', '--system', '--template', 'logind');
  await Promise.all([
    owned('org.freedesktop.Notifications'),
    owned('org.freedesktop.login1'),
    owned(WATCHER).then(async () => {
      const mock = (method: string, ...args: readonly string[]) =>
        call(WATCHER, '/StatusNotifierWatcher', `${MOCK}.${method}`, ...args);
      await mock('AddProperty', WATCHER, 'IsStatusNotifierHostRegistered', '<true>');
      await mock('AddMethod', WATCHER, 'RegisterStatusNotifierItem', 's', '', '');
    }),
  ]);

  /** The name that an icon gave itself last, and that is still there. */
  async function item(): Promise<string | null> {
    const told = await call(
      WATCHER,
      '/StatusNotifierWatcher',
      `${MOCK}.GetMethodCalls`,
      'RegisterStatusNotifierItem',
    );
    const name = [...told.matchAll(/<'(org\.[\w.-]+|:[\d.]+)'>/g)].at(-1)?.[1];
    if (name === undefined) return null;
    const there = await call('org.freedesktop.DBus', '/', 'org.freedesktop.DBus.NameHasOwner', name);
    return there.includes('true') ? name : null;
  }
  const property = (name: string, which: string): Promise<string> =>
    call(
      name,
      '/StatusNotifierItem',
      'org.freedesktop.DBus.Properties.Get',
      'org.kde.StatusNotifierItem',
      which,
    );

  async function menuOf(name: string): Promise<string> {
    const told = await property(name, 'Menu');
    return /'(\/[^']*)'/.exec(told)?.[1] ?? '';
  }

  return {
    keyring,
    env,
    notifications: async () => {
      const as = { env: { ...process.env, ...keyring.env }, timeout: 10_000 };
      await run('dunstctl', ['close-all'], as);
      const { stdout } = await run('dunstctl', ['history'], as);
      const { data } = JSON.parse(stdout) as {
        data: readonly (readonly { summary: { data: string }; body: { data: string } }[])[];
      };
      return data.flat().map(({ summary, body }) => ({ summary: summary.data, body: body.data }));
    },
    trayMenu: async () => {
      const name = await item();
      if (name === null) return null;
      const told = await call(
        name,
        await menuOf(name),
        'com.canonical.dbusmenu.GetLayout',
        '0',
        '-1',
        '@as []',
      );
      return [...told.matchAll(/<\((\d+), \{([^}]*)\}/g)].flatMap(([, id = '', properties = '']) => {
        const label = /'label': <(?:'([^']*)'|"([^"]*)")>/.exec(properties);
        return label === null ? [] : [{ id: Number(id), label: label[1] ?? label[2] ?? '' }];
      });
    },
    trayTip: async () => {
      const name = await item();
      return name === null ? '' : property(name, 'ToolTip');
    },
    choose: async ({ id }) => {
      const name = (await item()) ?? '';
      await call(
        name,
        await menuOf(name),
        'com.canonical.dbusmenu.Event',
        String(id),
        'clicked',
        "<''>",
        'uint32 0',
      );
    },
    sleep: async (begins) => {
      await call(
        'org.freedesktop.login1',
        '/org/freedesktop/login1',
        `${MOCK}.EmitSignal`,
        'org.freedesktop.login1.Manager',
        'PrepareForSleep',
        'b',
        `[<${String(begins)}>]`,
      );
    },
    stop: async () => {
      for (const child of started) {
        if (child.exitCode !== null || child.signalCode !== null) continue;
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        await ended;
      }
    },
  };
}
