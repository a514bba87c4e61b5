import type { CallAnswer } from '../../src-preload/contract/index.ts';
import type { WalletRecord } from '../records/wallet.ts';
import type { Context } from '../backup/context.ts';
import { redact } from './logger.ts';
import { proxyOf } from '../wallet/context/reaches.ts';

/** The last faults are what a helper asks about. */
const FAULTS_SHOWN = 20;
const LINE_CHARS = 300;
const MOST_CHARS = 8_000;

/** Safe to paste anywhere: no name, address, host, folder, amount, key, token or word. `logged`: oldest first. */
export async function diagnose(
  context: Context,
  logged: readonly string[],
): Promise<CallAnswer<'settings.diagnostics'>> {
  const { host, clock, wallets, damage } = context;
  const keychain = await context.signer.keychain();
  const lines = [
    `Ochre ${host.version}, ${host.kind === 'electron' ? 'desktop window' : 'loopback host'}, ${host.system}`,
    `At ${new Date(clock.nowMs()).toISOString()}`,
    `Keychain: ${keychain.state}${keychain.state === 'absent' ? ` (${keychain.cause})` : ''}`,
    ...damage().map(({ file, recovered, rows }) =>
      recovered === 'rest'
        ? `Not read of ${file}: ${String(rows?.inAll ?? 0)}`
        : `Set aside at start: ${file}, brought back: ${recovered}`,
    ),
    '',
    `Wallets: ${String(wallets.list().length)}`,
    ...wallets.list().map((wallet, at) => `  ${String(at + 1)}. ${walletLine(context, wallet)}`),
    `Nodes: ${await nodesLine(context)}`,
    '',
    logged.length === 0
      ? 'No fault was logged since the start.'
      : `Last of ${String(logged.length)} lines logged since the start:`,
    ...logged
      .slice(-FAULTS_SHOWN)
      .map((line) => `  ${line.trimEnd().replace(/\s+/g, ' ').slice(0, LINE_CHARS)}`),
  ];
  // Redacts line by line: a match across two lines would remove all text in between.
  const clean = lines.map(redact).join('\n');
  return { text: `${clean.slice(0, MOST_CHARS)}\n` };
}

function walletLine({ signings }: Context, wallet: WalletRecord): string {
  const { keys, keySource, connection, registeredWith } = wallet;
  const proxy = proxyOf(connection);
  const byProxy = proxy === null ? [] : [`by a ${proxy.kind} proxy`];
  const way =
    connection.kind === 'remote'
      ? [
          `${connection.dialect} service (${connection.numbering})`,
          ...byProxy,
          ...(connection.pin === null ? [] : [`pinned by its ${connection.pin.of}`]),
          ...(connection.hasToken ? ['with a token'] : []),
        ].join(', ')
      : [`${connection.kind} service`, ...byProxy].join(', ');
  const flows = counted(signings.unfinished(wallet.id).map(({ kind, state }) => `${kind} ${state}`));
  return [
    keys.network,
    `key source ${keySource}`,
    way,
    registeredWith === null ? 'not registered' : 'registered',
    flows === '' ? 'nothing unfinished' : `unfinished: ${flows}`,
  ].join('; ');
}

async function nodesLine({ registry }: Context): Promise<string> {
  const rows = await registry.rows();
  return rows.length === 0 ? 'none' : `${String(rows.length)}: ${counted(rows.map(({ state }) => state))}`;
}

function counted(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .toSorted(([a, many], [b, more]) => more - many || a.localeCompare(b))
    .map(([name, count]) => `${String(count)} ${name}`)
    .join(', ');
}
