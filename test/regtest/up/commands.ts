import type { NamedLie } from '../lies/lie.ts';
import { sendLies } from '../lies/send-lies.ts';
import { slotLies } from '../lies/slot-lies.ts';
import { RpcError } from '../node/rpc.ts';
import { textOf } from '../parts/needs.ts';
import type { World } from '../world.ts';

/** Something that a person may tell a running world, in its terminal or at its control port. */
interface Command {
  readonly usage: string;
  readonly does: string;
  /** Answers what happened. Throws a sentence. */
  readonly run: (world: World, words: readonly string[]) => Promise<string> | string;
}

const DEFAULT_SATS = 1_000_000;
const MAX_SATS = 100_000_000;
const MAX_BLOCKS = 1_000;
const SHOWN_REQUESTS = 20;
const SHOWN_CHARS = 160;

const lies: readonly NamedLie[] = [...slotLies, ...sendLies];

const commands: Readonly<Record<string, Command>> = {
  faucet: {
    usage: 'faucet ADDRESS [SATS]',
    does: `pays coins to an address (${DEFAULT_SATS} sats unless told) and mines a block`,
    run: async ({ node }, [address, sats = String(DEFAULT_SATS)]) => {
      if (address === undefined) throw new Error('Name the address to pay.');
      const txid = await node.pay(address, whole(sats, 330, MAX_SATS));
      return `paid in ${txid}, block ${await node.mine(1)}`;
    },
  },
  mine: {
    usage: 'mine [BLOCKS]',
    does: 'mines so many blocks, one unless told',
    run: async ({ node }, [blocks = '1']) => `block ${await node.mine(whole(blocks, 1, MAX_BLOCKS))}`,
  },
  status: {
    usage: 'status',
    does: 'says where the service and its servers are, and how the chain stands',
    run: async (world) => {
      const waiting = await world.node.waiting();
      return [
        `service    ${world.server.baseUrl}`,
        `speaks     ${world.speaks}`,
        `indexer    ${world.indexerUrl}`,
        `RGB proxy  ${world.proxyEndpoint}`,
        `rgb-lib    ${world.build.version} (${world.build.name}), numbers of ${String(world.build.numbering)}`,
        `chain      block ${await world.node.height()}, ${waiting.length} waiting`,
      ].join('\n');
    },
  },
  log: {
    usage: 'log',
    does: `shows the last ${SHOWN_REQUESTS} requests`,
    run: ({ server }) =>
      server.log
        .all()
        .slice(-SHOWN_REQUESTS)
        .map(({ path, status, answer }) => `${path} ${status} ${answer.slice(0, SHOWN_CHARS)}`)
        .join('\n'),
  },
  lies: {
    usage: 'lies',
    does: 'lists what the service can be told to lie about',
    run: () => lies.map(({ endpoint, name }, at) => `${at + 1}  ${endpoint}: ${name}`).join('\n'),
  },
  lie: {
    usage: 'lie NUMBER',
    does: 'lies at the next begin call that the lie is for',
    run: ({ service }, [number = '']) => {
      const lie = lies[whole(number, 1, lies.length) - 1];
      service.lies.tell(lie ?? null);
      return `at the next ${lie?.endpoint ?? 'call'}: ${lie?.name ?? 'nothing'}`;
    },
  },
  honest: {
    usage: 'honest',
    does: 'takes back a lie that was not told yet',
    run: ({ service }) => {
      service.lies.tell(null);
      return 'honest again';
    },
  },
  invoices: {
    usage: 'invoices blinded|witness|SECONDS',
    does: 'says of which kind invoices are (document only), or how long they last',
    run: ({ service }, [word = '']) => {
      const { settings } = service;
      if (word === 'blinded' || word === 'witness') settings.witnessInvoices = word === 'witness';
      else settings.invoiceSeconds = whole(word, 1, 10_000_000);
      const kind = settings.witnessInvoices ? 'witness' : 'blinded';
      return `${kind}, for ${settings.invoiceSeconds} s`;
    },
  },
};

export const help = [
  'Commands, here or as POST /COMMAND with the words as body at the control port:',
  ...Object.values(commands).map(({ usage, does }) => `  ${usage.padEnd(34)}${does}`),
].join('\n');

/** Runs one line. Answers what happened, or the sentence that says why it did not; never throws. */
export async function obey(
  world: World,
  line: string,
): Promise<{ readonly ok: boolean; readonly text: string }> {
  const [name = '', ...words] = line.trim().split(/\s+/);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) return { ok: false, text: help };
  try {
    return { ok: true, text: await command.run(world, words) };
  } catch (error) {
    const usage = error instanceof RpcError ? '' : ` (${command.usage})`;
    return { ok: false, text: `${textOf(error)}${usage}` };
  }
}

function whole(text: string, min: number, max: number): number {
  const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new Error(`A number from ${min} to ${max} is needed, not “${text}”.`);
}
