import { fungible, type RawGenesis } from './encode.ts';
import type { Forgery, Random } from './raw-history.ts';

const onGenesis =
  (change: (genesis: RawGenesis, random: Random) => boolean): Forgery['forge'] =>
  ({ genesis }, random) =>
    change(genesis, random);

const onGlobal = (type: number, change: (value: string, random: Random) => string): Forgery['forge'] =>
  onGenesis(({ globals }, random) => {
    const global = globals.find((one) => one.type === type);
    if (global?.values[0] === undefined) return false;
    global.values = [change(global.values[0], random)];
    return true;
  });

/** A genesis of the forger's own, asked for by its own id where that is not what is tried. */
export const genesisForgeries: readonly Forgery[] = [
  {
    name: 'another genesis than was asked for',
    codes: ['CONTRACT'],
    asksForTheReal: true,
    forge: onGenesis((genesis, random) => {
      genesis.timestamp = `${random(256).toString(16).padStart(2, '0')}${genesis.timestamp.slice(2, -2)}01`;
      return true;
    }),
  },
  {
    name: 'a genesis for another network',
    codes: ['CHAIN_NET'],
    forge: onGenesis((genesis, random) => {
      genesis.chainNet = (genesis.chainNet + 1 + random(6)) % 8;
      return true;
    }),
  },
  {
    name: 'a genesis under an unknown schema',
    codes: ['SCHEMA'],
    forge: onGenesis((genesis, random) => {
      genesis.schemaId = `${random(256).toString(16).padStart(2, '0')}${genesis.schemaId.slice(4)}00`;
      return true;
    }),
  },
  {
    name: 'a genesis with metadata',
    codes: ['SCHEMA'],
    forge: onGenesis(({ metadata }) => metadata.push({ type: 1, value: '00' }) > 0),
  },
  {
    name: 'a genesis that lacks a global',
    codes: ['SCHEMA'],
    forge: onGenesis(({ globals }) => {
      const at = globals.findIndex(({ type }) => type === 2001);
      return globals.splice(at, 1).length > 0;
    }),
  },
  {
    name: 'a genesis that says a global twice',
    codes: ['SCHEMA'],
    forge: onGenesis(({ globals }, random) => {
      const global = globals[random(globals.length)]!;
      return global.values.push(global.values[0]!) > 1;
    }),
  },
  {
    name: 'a genesis that says nothing of a global',
    codes: ['SCHEMA'],
    forge: onGenesis(({ globals }, random) => {
      globals[random(globals.length)]!.values = [];
      return true;
    }),
  },
  {
    name: 'a genesis with an unknown global',
    codes: ['SCHEMA'],
    forge: onGenesis(({ globals }) => globals.push({ type: 4_444, values: ['00'] }) > 0),
  },
  {
    name: 'a precision that no number has',
    codes: ['GLOBAL'],
    forge: (history, random) =>
      onGlobal(2000, (value) => `${value.slice(0, -2)}13`)(history, random) ||
      onGlobal(3005, () => '13')(history, random),
  },
  {
    name: 'a name with a control character',
    codes: ['GLOBAL'],
    forge: (history, random) =>
      onGlobal(2000, (value) => {
        const at = 2 + 2 * Number.parseInt(value.slice(0, 2), 16) + 2;
        return `${value.slice(0, at)}1b${value.slice(at + 2)}`;
      })(history, random) ||
      onGlobal(3001, (value) => `${value.slice(0, 2)}0a${value.slice(4)}`)(history, random),
  },
  {
    name: 'a supply that is no number of eight bytes',
    codes: ['UNREADABLE'],
    forge: onGlobal(2010, (value) => value.slice(2)),
  },
  {
    name: 'a supply that is not what is given',
    codes: ['SUM'],
    forge: onGlobal(2010, (value) => fungible(Buffer.from(value, 'hex').readBigUInt64LE() ^ 1n).slice(2)),
  },
  {
    name: 'a right that is not known, from the genesis on',
    codes: ['SCHEMA'],
    forge: onGenesis(({ groups }) => {
      groups.at(-1)!.type = 4_444;
      return true;
    }),
  },
  {
    name: 'another token than the genesis describes',
    codes: ['SUM'],
    forge: onGlobal(2102, (value) => `07${value.slice(2)}`),
  },
];
