import { formatRecipientId, parseRecipientId } from '../../../src-main/invoices/recipient.ts';
import type { InvoiceNetwork } from '../../../src-main/invoices/recipient.ts';
import { readRaw } from '../../support/psbt/raw-psbt.ts';
import type { Base } from './bases.ts';
import { unspentOf, type RecipientJson } from './case.ts';
import { control, type Control } from './controls.ts';
import { heldLies, inputLies, inputOf, lie, type Lie } from './lies.ts';

/** Lies and controls about our witness invoices (W), and about one recipient in two spellings (R). */

/** Of any case that makes an output of ours. */
export const scriptLies: readonly Lie[] = [
  lie('W', 'invoices', 'the change is on the script of an open invoice', ['INVOICE_SLOT'], (base) =>
    wait(base, ownScript(base)),
  ),
  lie(
    'W',
    'invoices',
    'the change is on the script of one of two open invoices, and a closed one names it, too',
    ['INVOICE_SLOT'],
    (base) => {
      wait(base, OTHER_SCRIPT);
      wait(base, ownScript(base), false);
      wait(base, ownScript(base));
    },
  ),
  lie(
    'W',
    'invoices',
    'the book is silent but for an open invoice on the script of the change',
    ['INVOICE_SLOT'],
    (base) => {
      const script = ownScript(base);
      base.one.book = { outputs: [], allocations: [], reserved: [], invoices: [], assets: [] };
      wait(base, script);
    },
  ),
];

/** Beside such a lie, on what else the list may lie of. */
export const besideScript: readonly Lie[] = [...inputLies(0), ...heldLies(0)];

export const scriptControls: readonly Control[] = [
  control('genuine, an invoice on the script of the change is closed', (base) =>
    wait(base, ownScript(base), false),
  ),
  control('genuine, an open invoice waits on another script', (base) => wait(base, OTHER_SCRIPT)),
  control('genuine, an open invoice waits on the script of what is spent', (base) =>
    wait(base, scriptOf(base, inputOf(base, 0))),
  ),
];

/** Of a case that pays an output: another wallet of the same Ochre waits there. */
export const paidControl: Control = control(
  'genuine, an invoice of another wallet waits on the script of the recipient',
  (base) => {
    const [recipient] = base.one.intent.recipients ?? [];
    const parsed = parseRecipientId(recipient?.recipientId ?? '');
    if (!parsed.ok || parsed.recipient.kind !== 'witness') throw new Error('no output is paid');
    wait(base, hex(parsed.recipient.script));
  },
);

/** The first recipient once more, as another text: a key behind it, or a chain that has the same keys. */
export function twice(how: 'same' | 'half', spell: (recipientId: string) => string): Lie {
  return {
    row: 'R',
    title: `one recipient is named twice, in two spellings, for ${how === 'same' ? 'the amount' : 'half of it'} each`,
    codes: ['INTENT_MISMATCH'],
    at: 'recipients',
    tell: ({ one }) => {
      const [first, ...rest] = plain(one.intent.recipients);
      if (first === undefined) throw new Error('nobody is paid');
      const amount = how === 'same' ? BigInt(first.amount) : BigInt(first.amount) / 2n;
      const parts = [BigInt(first.amount) - (how === 'same' ? 0n : amount), amount];
      const [one_, other] = parts.map(String);
      one.intent.recipients = [
        { ...first, amount: one_ ?? '' },
        { ...first, amount: other ?? '', recipientId: spell(first.recipientId) },
        ...rest,
      ];
    },
  };
}

/** Once, in another spelling: the same output. */
export function spelled(spell: (recipientId: string) => string): Control {
  return control('genuine, the recipient is written in another way', ({ one }) => {
    const [first, ...rest] = plain(one.intent.recipients);
    if (first === undefined) throw new Error('nobody is paid');
    one.intent.recipients = [{ ...first, recipientId: spell(first.recipientId) }, ...rest];
  });
}

export const withKey = (recipientId: string): string => `${recipientId}+${'02'.repeat(32)}`;
export const onChain =
  (network: InvoiceNetwork) =>
  (recipientId: string): string => {
    const parsed = parseRecipientId(recipientId);
    if (!parsed.ok) throw new Error(`no recipient: ${parsed.reason}`);
    return formatRecipientId({ ...parsed.recipient, network });
  };

/** An invoice says its recipient in its own way. */
function plain(recipients: readonly RecipientJson[] = []): RecipientJson[] {
  return recipients.map(({ invoice: _, ...recipient }) => recipient);
}

const OTHER_SCRIPT = `5120${'3a'.repeat(32)}`;
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

function wait({ one }: Base, script: string, open = true): void {
  one.book.invoices.push({ script, open });
}

/** Of the last output that is labelled as ours on the asset branch. */
function ownScript({ one }: Base): string {
  const raw = readRaw(one.psbt);
  const own = raw.tx.outputs.filter((_, i) =>
    (raw.outputs[i] ?? []).some(([key, value]) => key.startsWith('07') && isColored(value)),
  );
  const found = own.at(-1);
  if (found === undefined) throw new Error('nothing comes back');
  return found.script;
}

/** The third step of a key origin: m/86'/827167'/… */
function isColored(origin: string): boolean {
  const steps = Buffer.from(origin, 'hex').subarray(-20);
  return [827166, 827167].includes((steps.readUInt32LE(4) & 0x7fff_ffff) >>> 0);
}

/** Of what is spent there, as the PSBT shows it. */
function scriptOf({ one }: Base, name: string): string {
  const raw = readRaw(one.psbt);
  const at = raw.tx.inputs.findIndex(({ txid, vout }) => `${txid}:${vout}` === name);
  const [, utxo] = (raw.inputs[at] ?? []).find(([key]) => key === '01') ?? [];
  if (utxo === undefined) throw new Error(`${unspentOf(one, name).utxo.outpoint.txid} is not shown`);
  return utxo.slice(18);
}
