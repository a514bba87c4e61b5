import { sendLies } from '../lies/send-lies.ts';
import { slotLies } from '../lies/slot-lies.ts';
import { RpcError } from '../node/rpc.ts';
import { textOf } from '../parts/needs.ts';
import type { World } from '../world.ts';

/** Something that a person may tell a running world, in its terminal or at its control port: how, what it does, and doing
 * it, which answers what happened, or throws a sentence. */
type Command = readonly [
  usage: string,
  does: string,
  run: (world: World, words: readonly string[]) => Promise<string> | string,
];

const SHOWN_REQUESTS = 20;
const SHOWN_CHARS = 160;
const lies = [...slotLies, ...sendLies];

const COMMANDS: readonly Command[] = [
  [
    'faucet ADDRESS [SATS]',
    'pays coins to an address (1000000 sats unless told) and mines a block',
    async ({ node }, [address, sats = '1000000']) => {
      if (address === undefined) throw new Error('Name the address to pay.');
      const txid = await node.pay(address, whole(sats, 330, 100_000_000));
      return `paid in ${txid}, block ${await node.mine(1)}`;
    },
  ],
  [
    'mine [BLOCKS]',
    'mines so many blocks, one unless told',
    async ({ node }, [blocks = '1']) => `block ${await node.mine(whole(blocks, 1, 1_000))}`,
  ],
  [
    'status',
    'says where the service and its servers are, and how the chain stands',
    async ({ server, speaks, indexerUrl, proxyEndpoint, build, node }) =>
      [
        `service    ${server.baseUrl}`,
        `speaks     ${speaks}`,
        `indexer    ${indexerUrl}`,
        `RGB proxy  ${proxyEndpoint}`,
        `rgb-lib    ${build.version} (${build.name}), numbers of ${String(build.numbering)}`,
        `chain      block ${await node.height()}, ${(await node.waiting()).length} waiting`,
      ].join('\n'),
  ],
  [
    'log',
    `shows the last ${SHOWN_REQUESTS} requests`,
    ({ server }) =>
      server.log
        .all()
        .slice(-SHOWN_REQUESTS)
        .map(({ path, status, answer }) => `${path} ${status} ${answer.slice(0, SHOWN_CHARS)}`)
        .join('\n'),
  ],
  [
    'lies',
    'lists what the service can be told to lie about',
    () => lies.map(({ endpoint, name }, at) => `${at + 1}  ${endpoint}: ${name}`).join('\n'),
  ],
  [
    'lie NUMBER',
    'lies at the next begin call that the lie is for',
    ({ service }, [number = '']) => {
      const lie = lies[whole(number, 1, lies.length) - 1];
      service.lies.tell(lie ?? null);
      return `at the next ${lie?.endpoint ?? 'call'}: ${lie?.name ?? 'nothing'}`;
    },
  ],
  [
    'honest',
    'takes back a lie that was not told yet',
    ({ service }) => {
      service.lies.tell(null);
      return 'honest again';
    },
  ],
  [
    'invoices blinded|witness|SECONDS',
    'says of which kind invoices are, or how long they last',
    ({ service: { settings } }, [word = '']) => {
      if (word === 'blinded' || word === 'witness') settings.witnessInvoices = word === 'witness';
      else settings.invoiceSeconds = whole(word, 1, 10_000_000);
      return `${settings.witnessInvoices ? 'witness' : 'blinded'}, for ${settings.invoiceSeconds} s`;
    },
  ],
];

export const help = [
  'Commands, here or as POST /COMMAND with the words as body at the control port:',
  ...COMMANDS.map(([usage, does]) => `  ${usage.padEnd(34)}${does}`),
].join('\n');

/** Runs one line. Answers what happened, or the sentence that says why it did not; never throws. */
export async function obey(world: World, line: string) {
  const [name = '', ...words] = line.trim().split(/\s+/);
  const [usage = '', , run] = COMMANDS.find(([one]) => one.split(' ')[0] === name) ?? [];
  if (run === undefined) return { ok: false, text: help };
  try {
    return { ok: true, text: await run(world, words) };
  } catch (error) {
    return { ok: false, text: `${textOf(error)}${error instanceof RpcError ? '' : ` (${usage})`}` };
  }
}

function whole(text: string, min: number, max: number): number {
  const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new Error(`A number from ${min} to ${max} is needed, not “${text}”.`);
}
