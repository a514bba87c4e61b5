import { BASES, BUILT, emptySlot, onNetwork, resealed, WALLETS, type Base } from './bases.ts';
import type { CaseJson } from './case.ts';
import { ARRIVED, besideControls, controls, sealControls, SILENT, type Control } from './controls.ts';
import { lostCases } from './lost.ts';
import { besideLies, heldLies, inputLies, NO_BOOK, sealLies, type Lie } from './lies.ts';
import { retoldControls, retoldLies, splitChange } from './transfer-lies.ts';
import {
  besideScript,
  onChain,
  paidControl,
  scriptControls,
  scriptLies,
  spelled,
  twice,
  withKey,
} from './invoices.ts';

/** own-book.json as it has to be: the same text whenever and wherever it is made. */
export function ownBookText(): string {
  const cases = [...genuine(), ...single(), ...pairs(), ...invoices(), ...lost()].map((one, i) => ({
    ...one,
    id: `OB${String(i + 1).padStart(3, '0')}`,
  }));
  const named = new Set(cases.map(({ account }) => account.wallet));
  const corpus = {
    format: 'rgb-wallet-attack-corpus/2',
    set: 'own-book',
    network: 'regtest',
    note: 'lies in the list, beside a book; every secret is throw-away and public',
    wallets: Object.fromEntries(Object.entries(WALLETS).filter(([name]) => named.has(name))),
    cases: cases.map(inOrder),
  };
  return JSON.stringify(corpus, null, 1);
}

const sends = {
  blind: BASES.blind,
  blindElsewhere: BASES.blindElsewhere,
  witness: BASES.witness,
  twoInputs: BASES.twoInputs,
  riding: BASES.riding,
  twoAssets: BASES.twoAssets,
};
const creations = [BASES.create, BASES.createOfTwoCoins, BASES.createUpTo];
const onExisting = [
  BASES.existing,
  BASES.witnessExisting,
  resealed(BASES.blind, emptySlot(BASES.blind)),
  resealed(BASES.riding, emptySlot(BASES.riding), 1),
];

function genuine(): CaseJson[] {
  const { riding, blind, witness, existing, witnessExisting, create } = BASES;
  const others = [onNetwork(blind, 'testnet'), onNetwork(witness, 'signet'), BUILT.mainnet];
  return [
    ...spread([...Object.values(sends), ...others, ...creations], [SILENT, ...controls], 2),
    ...spread(Object.values(sends), besideControls, 2),
    ...[...onExisting, onNetwork(witnessExisting, 'testnet'), BUILT.mainnetExisting].flatMap((base, i) =>
      [0, 1].map((n) => honest(base, pick(sealControls, i * 2 + n))),
    ),
    ...[existing, witnessExisting].map((base) => honest(base, pick(controls, 2))),
    honest(riding, ARRIVED),
    honest(create, pick(controls, 2)),
    ...retoldControls().map(({ title, base }) => honest(base, { title, tell: () => undefined })),
  ];
}

function single(): CaseJson[] {
  const { existing, witnessExisting, blind, twoInputs, riding } = BASES;
  const testnet = onNetwork(witnessExisting, 'testnet');
  return [
    ...sealLies.flatMap((lie, i) => [
      told(witnessExisting, [lie]),
      told(pick([existing, ...onExisting.slice(2)], i), [lie]),
    ]),
    ...[existing, witnessExisting].map((base) => told(base, [NO_BOOK])),
    ...sealLies.slice(0, 2).flatMap((lie) => [told(testnet, [lie]), told(BUILT.mainnetExisting, [lie])]),
    ...inputLies(0).map((lie, i) => told(pick(Object.values(sends), i), [lie])),
    ...inputLies(1).map((lie, i) => told(pick([twoInputs, witnessExisting, BASES.twoAssets], i), [lie])),
    ...heldLies(0).map((lie, i) => told(pick([blind, BASES.witness, riding, existing], i), [lie])),
    ...heldLies(1).map((lie, i) => told(pick([twoInputs, BASES.twoAssets, witnessExisting], i), [lie])),
    ...besideLies(0, 'send').flatMap((lie) => [told(blind, [lie]), told(witnessExisting, [lie])]),
    ...besideLies(0, 'create').map((lie) => told(BASES.createUpTo, [lie])),
    ...inputLies(0).map((lie, i) => told(pick(creations, i), [lie])),
    ...inputLies(0)
      .slice(0, 1)
      .map((lie) => told(BUILT.mainnet, [lie])),
    ...heldLies(0)
      .slice(0, 1)
      .map((lie) => told(onNetwork(blind, 'signet'), [lie])),
    ...retoldLies().map(({ title, codes, base }) => refused(base, title, codes)),
  ];
}

/** Every two rows together, twice, each time with other lies of theirs and on another base. */
function pairs(): CaseJson[] {
  const rows = ['A', 'A2', 'C', 'D', 'E', 'F', 'G'] as const;
  const cases: CaseJson[] = [];
  let turn = 0;
  for (const [i, one] of rows.entries())
    for (const other of rows.slice(i + 1))
      for (let times = 0; times < 2; times++) {
        const base = pick(onExisting, turn);
        const both = together(base, one, other, turn++);
        if (both !== null) cases.push(told(base, both));
      }
  return cases;
}

/** Of a service that lost its data. */
function lost(): CaseJson[] {
  return lostCases().map(({ title, codes, base }) =>
    codes.length === 0 ? honest(base, { title, tell: () => undefined }) : refused(base, title, codes),
  );
}

/** Two lies of these rows that do not change the same thing; null where a row has none that goes with the other. */
function together(base: Base, one: Lie['row'], other: Lie['row'], turn: number): [Lie, Lie] | null {
  const asset = base.inputs.findIndex((name) =>
    base.one.book.allocations.some(({ txid, vout }) => `${txid}:${vout}` === name),
  );
  const lies = [...sealLies, ...inputLies(asset), ...heldLies(asset), ...besideLies(0, 'send')];
  const of = (row: Lie['row']): Lie[] => lies.filter((lie) => lie.row === row);
  const a = pick(of(one), turn);
  const rest = of(other).filter(({ at }) => at !== a.at);
  return rest.length === 0 ? null : [a, pick(rest, turn)];
}

/** Our witness invoices and the change, and recipients in two spellings. */
function invoices(): CaseJson[] {
  const { blind, witness, create } = BASES;
  const testnet = [onNetwork(blind, 'testnet'), onNetwork(witness, 'testnet')];
  const signet = onNetwork(blind, 'signet');
  const making = [...Object.values(sends), BUILT.mainnet, signet, ...creations];
  const inParts = splitChange(blind);
  const spellings = [
    { base: witness, spell: withKey },
    ...testnet.map((base) => ({ base, spell: onChain('testnet4') })),
    { base: signet, spell: onChain('customSignet') },
  ];
  return [
    ...making.map((base, i) => told(base, [pick(scriptLies, i)])),
    ...scriptLies.map((lie) => told(inParts, [lie])),
    ...besideScript.map((lie, i) =>
      told(pick([blind, witness, BASES.riding], i), [pick(scriptLies.slice(0, 2), i), lie]),
    ),
    ...spellings.flatMap(({ base, spell }) => [
      told(base, [twice('same', spell)]),
      told(base, [twice('half', spell)]),
      honest(base, spelled(spell)),
    ]),
    ...spread([...Object.values(sends), BUILT.mainnet, create, inParts], scriptControls, 2),
    ...[witness, testnet[1] ?? witness].map((base) => honest(base, paidControl)),
  ];
}

/** So many of these controls for each base, all of them in turn. */
function spread(bases: readonly Base[], all: readonly Control[], each: number): CaseJson[] {
  return bases.flatMap((base, i) =>
    Array.from({ length: each }, (_, n) => honest(base, pick(all, i * each + n))),
  );
}

function honest(base: Base, { title, tell }: Control): CaseJson {
  const copy = structuredClone(base);
  tell(copy);
  return { ...copy.one, title, expect: 'sign', codes: [] };
}

function told(base: Base, lies: readonly Lie[]): CaseJson {
  const copy = structuredClone(base);
  for (const lie of lies) lie.tell(copy);
  const title = lies.map((lie) => `${lie.row} ${lie.title}`).join(' AND ');
  return refused(copy, title, [...new Set(lies.flatMap(({ codes }) => codes))]);
}

function refused({ one }: Base, title: string, codes: readonly string[]): CaseJson {
  return { ...one, title, expect: 'refuse', codes: [...codes] };
}

/** Members in the order of the other corpora. */
function inOrder(one: CaseJson): CaseJson {
  const { id, title, expect, codes, note, flow, intent, snapshot, account, limits, psbt, book } = one;
  const rest = book === undefined ? {} : { book };
  return { id, title, expect, codes, note, flow, intent, snapshot, account, limits, psbt, ...rest };
}

function pick<T>(list: readonly T[], n: number): T {
  const found = list[n % list.length];
  if (found === undefined) throw new Error('nothing to pick from');
  return found;
}
