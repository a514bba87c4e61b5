import '../../../src-main/base/first-problem.ts';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { WalletError } from '../../../src-main/base/errors.ts';
import { groupBy } from '../../../src-main/base/groups.ts';
import { type SettingsDocument, settingsSchema } from '../../../src-main/records/settings.ts';
import { readSettings } from '../../../src-main/records/settings-file.ts';
import { looserThan } from '../../support/looser-settings.ts';
import { strictSettings } from '../../support/strict-settings.ts';
import { tempFolder } from '../../support/temp-folder.ts';

// Every member of the settings, unknown, out of its bounds and missing: made from the schema, so that none is forgotten.

type Schema = v.GenericSchema & {
  readonly entries?: v.ObjectEntries;
  readonly options?: readonly Schema[];
  readonly wrapped?: Schema;
  readonly item?: Schema;
};
type Path = readonly (string | number)[];
interface Member {
  /** As the table names it. */
  readonly name: string;
  readonly path: Path;
  readonly schema: Schema;
}

const root = settingsSchema as unknown as Schema;
const visited = new Set<Schema>();

/** Those that the example has, level by level. */
function membersOf(schema: Schema, value: unknown, path: Path, name: string): Member[] {
  if (schema.wrapped !== undefined) return value === null ? [] : membersOf(schema.wrapped, value, path, name);
  if (schema.item !== undefined) {
    const { item } = schema;
    return (value as unknown[]).flatMap((one, at) => membersOf(item, one, [...path, at], `${name}[]`));
  }
  if (schema.options !== undefined && typeof value === 'object') {
    const option = schema.options.find((one) => v.is(one, value));
    return option === undefined ? [] : membersOf(option, value, path, `${name}(${kindOf(value)})`);
  }
  if (schema.entries === undefined) return [];
  visited.add(schema);
  return Object.entries(schema.entries as Record<string, Schema>).flatMap(([key, entry]) => {
    const member = { name: name === '' ? key : `${name}.${key}`, path: [...path, key], schema: entry };
    return [member, ...membersOf(entry, (value as Record<string, unknown>)[key], member.path, member.name)];
  });
}

const kindOf = (value: unknown): string => {
  const { kind, xpub } = value as { kind?: string; xpub?: unknown };
  return kind ?? (xpub === null ? 'plain' : 'full');
};

/** Every object that the schema describes, whether or not the example has one. */
function objectsOf(schema: Schema): Schema[] {
  const below = [
    ...Object.values((schema.entries ?? {}) as Record<string, Schema>),
    ...(schema.options ?? []).filter((one) => typeof one === 'object'),
    ...[schema.wrapped, schema.item].flatMap((one) => one ?? []),
  ].flatMap(objectsOf);
  return schema.entries === undefined ? below : [schema, ...below];
}

/** One of each name is enough: the same member of each wallet is treated alike. */
const members = [
  ...new Map(membersOf(root, strictSettings, [], '').map((one) => [one.name, one] as const)).values(),
];

const WRONG: readonly unknown[] = [-2, 1e12 + 0.5, 'no such value', false, null, {}];
const FAULTS = ['unknown', 'outOfBounds', 'missing'] as const;
type Fault = (typeof FAULTS)[number];

function spoil(parent: Record<string, unknown>, key: string, fault: Fault, schema: Schema): void {
  const value = parent[key];
  Reflect.deleteProperty(parent, key);
  if (fault === 'unknown') parent[`${key}2`] = value;
  if (fault !== 'outOfBounds') return;
  const at = WRONG.findIndex((one) => !v.is(schema, one));
  if (at < 0) throw new Error(`${key} has no bounds`);
  parent[key] = WRONG[at];
}

function faulty({ path, schema }: Member, fault: Fault): string {
  const document = JSON.parse(JSON.stringify(strictSettings)) as Record<string, unknown>;
  const parent = path.slice(0, -1).reduce<unknown>((value, key) => (value as never)[key], document);
  spoil(parent as Record<string, unknown>, String(path.at(-1)), fault, schema);
  return JSON.stringify(document);
}

type Found = ReturnType<typeof readSettings> | WalletError;

function readOf(main: string, copy: string | null = null): Found {
  const folder = tempFolder();
  writeFileSync(join(folder, 'ochre.json'), main);
  if (copy !== null) writeFileSync(join(folder, 'ochre.copy.json'), copy);
  try {
    return readSettings(folder);
  } catch (error) {
    if (error instanceof WalletError) return error;
    throw error;
  }
}

/** The case that a fault is, and what is taken in the place of the member. Throws where it is none of the three. */
function cell(member: Member, fault: Fault): string {
  const found = readOf(faulty(member, fault));
  if (found instanceof WalletError) {
    expect(found.failure).toMatchObject({ code: 'DATA_FOLDER_FORM', facts: { file: 'ochre.json' } });
    return 'b refused';
  }
  const { document, damage } = found;
  const [first, ...more] = damage;
  expect(more).toEqual([]);
  if (first?.recovered === 'nothing') return 'a damaged';
  if (member.schema.type === 'exact_optional' && fault === 'missing' && first === undefined)
    return 'may be left out';
  const [named, ...others] = first?.rows?.named ?? [];
  expect(others).toEqual([]);
  if (named === undefined) throw new Error(`${member.name} ${fault}: nothing is said`);
  const name = named.replace(/^wallet [^:]+/, 'wallet');
  if (first?.recovered === 'part') return `c ${name} is kept aside`;
  const place = { name, walletAt: Number(member.path[1]) };
  const { value, rest } = take(document, place);
  // Nothing else is another one. Which wallet is open is among the wallets, or none.
  const expected = take(strictSettings, place).rest;
  expect(rest).toEqual(name === 'wallets' ? { ...expected, activeWalletId: null } : expected);
  const isWhole = name.split(/[.: ]+/).at(-1) !== String(member.path.at(-1));
  return `c ${name} ${isWhole ? 'as a whole' : `= ${JSON.stringify(value)}`}`;
}

/** A member by the name that a person is told, and the settings without it. */
function take(document: SettingsDocument, { name, walletAt }: { name: string; walletAt: number }) {
  const rest = JSON.parse(JSON.stringify(document)) as Record<string, unknown> & { wallets: object[] };
  const ofWallet = /^wallet: (.+)$/.exec(name)?.[1];
  const path = (ofWallet ?? name).split('.');
  const key = path.pop() ?? '';
  const from = ofWallet === undefined ? rest : (rest.wallets[walletAt] as Record<string, unknown>);
  const parent = path.reduce<Record<string, unknown>>((value, one) => value[one] as never, from);
  const value = parent[key];
  Reflect.deleteProperty(parent, key);
  return { value, rest };
}

/** Each way that the three faults end, after all the members that end so. */
function table(): string[] {
  const ended = members.map((member) => ({
    name: member.name,
    cells: FAULTS.map((fault) => cell(member, fault)).join(' | '),
  }));
  return [...groupBy(ended, ({ cells }) => cells)].map(
    ([cells, all]) => `${all.map(({ name }) => name).join(' ')} | ${cells}`,
  );
}

describe('every member of the settings', () => {
  it('of the schema is in the example', () => {
    expect(objectsOf(root).filter((one) => !visited.has(one))).toEqual([]);
    expect(readOf(JSON.stringify(strictSettings))).toMatchObject({ document: strictSettings, damage: [] });
  });

  it('that is unknown, out of its bounds or missing is one of three cases, and takes a value that is said', async () => {
    const text = ['members | unknown | out of bounds | missing', ...table(), ''].join('\n');
    console.log(text);
    await expect(text).toMatchFileSnapshot('settings-table.txt');
  });

  it.each(FAULTS)(
    'that is %s lets nothing more through, and beside a good copy no wallet is lost',
    (fault) => {
      const good = JSON.stringify(strictSettings);
      const wrong = members.flatMap((member) =>
        [
          readOf(faulty(member, fault)),
          readOf(faulty(member, fault), good),
          readOf('{"half', faulty(member, fault)),
        ]
          .map((found, at) => ({ found, at }))
          .flatMap(({ found, at }) => {
            if (found instanceof WalletError) return [];
            const { document } = found;
            const ids = document.wallets.map(({ id }) => id);
            const isLost = at === 1 && !strictSettings.wallets.every(({ id }) => ids.includes(id));
            return [...looserThan(strictSettings, document), ...(isLost ? ['a wallet is lost'] : [])].map(
              (what) => `${member.name} ${String(at)}: ${what}`,
            );
          }),
      );
      expect(wrong).toEqual([]);
    },
  );
});
