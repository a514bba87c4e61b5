import { fungible, type RawGenesis } from './encode.ts';
import type { Forgery, Random } from './raw-history.ts';

const onGenesis = (
  name: string,
  codes: Forgery['codes'],
  change: (genesis: RawGenesis, random: Random) => boolean,
): Forgery => ({ name, codes, forge: ({ genesis }, random) => change(genesis, random) });

type Written = (value: string, random: Random) => string;

const changed = ({ globals }: RawGenesis, random: Random, type: number, change: Written): boolean => {
  const global = globals.find((one) => one.type === type);
  if (global?.values[0] === undefined) return false;
  global.values = [change(global.values[0], random)];
  return true;
};

const onGlobal = (name: string, codes: Forgery['codes'], type: number, change: Written): Forgery =>
  onGenesis(name, codes, (genesis, random) => changed(genesis, random, type, change));

/** A genesis of the forger's own, asked for by its own id where that is not what is tried. */
export const genesisForgeries: readonly Forgery[] = [
  {
    ...onGenesis('another genesis than was asked for', ['CONTRACT'], (genesis, random) => {
      genesis.timestamp = `${random(256).toString(16).padStart(2, '0')}${genesis.timestamp.slice(2, -2)}01`;
      return true;
    }),
    asksForTheReal: true,
  },
  onGenesis('a genesis for another network', ['CHAIN_NET'], (genesis, random) => {
    genesis.chainNet = (genesis.chainNet + 1 + random(6)) % 8;
    return true;
  }),
  onGenesis('a genesis under an unknown schema', ['SCHEMA'], (genesis, random) => {
    genesis.schemaId = `${random(256).toString(16).padStart(2, '0')}${genesis.schemaId.slice(4)}00`;
    return true;
  }),
  onGenesis(
    'a genesis with metadata',
    ['SCHEMA'],
    ({ metadata }) => metadata.push({ type: 1, value: '00' }) > 0,
  ),
  onGenesis('a genesis that lacks a global', ['SCHEMA'], ({ globals }) => {
    const at = globals.findIndex(({ type }) => type === 2001);
    return globals.splice(at, 1).length > 0;
  }),
  onGenesis('a genesis that says a global twice', ['SCHEMA'], ({ globals }, random) => {
    const global = globals[random(globals.length)]!;
    return global.values.push(global.values[0]!) > 1;
  }),
  onGenesis('a genesis that says nothing of a global', ['SCHEMA'], ({ globals }, random) => {
    globals[random(globals.length)]!.values = [];
    return true;
  }),
  onGenesis(
    'a genesis with an unknown global',
    ['SCHEMA'],
    ({ globals }) => globals.push({ type: 4_444, values: ['00'] }) > 0,
  ),
  onGenesis(
    'a precision that no number has',
    ['GLOBAL'],
    (genesis, random) =>
      changed(genesis, random, 2000, (value) => `${value.slice(0, -2)}13`) ||
      changed(genesis, random, 3005, () => '13'),
  ),
  onGenesis('a name with a control character', ['GLOBAL'], (genesis, random) => {
    const afterTicker = (value: string): string => {
      const at = 2 + 2 * Number.parseInt(value.slice(0, 2), 16) + 2;
      return `${value.slice(0, at)}1b${value.slice(at + 2)}`;
    };
    return (
      changed(genesis, random, 2000, afterTicker) ||
      changed(genesis, random, 3001, (value) => `${value.slice(0, 2)}0a${value.slice(4)}`)
    );
  }),
  onGlobal('a supply that is no number of eight bytes', ['UNREADABLE'], 2010, (value) => value.slice(2)),
  onGlobal('a supply that is not what is given', ['SUM'], 2010, (value) =>
    fungible(Buffer.from(value, 'hex').readBigUInt64LE() ^ 1n).slice(2),
  ),
  onGenesis('a right that is not known, from the genesis on', ['SCHEMA'], ({ groups }) => {
    groups.at(-1)!.type = 4_444;
    return true;
  }),
  onGlobal('another token than the genesis describes', ['SUM'], 2102, (value) => `07${value.slice(2)}`),
];
