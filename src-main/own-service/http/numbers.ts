import type { Build } from '../rgb-lib/build.ts';

/** The numbers that the servers put on the wire for rgb-lib's names (service-facts.md 2.1). */

const KINDS = ['Issuance', 'ReceiveBlind', 'ReceiveWitness', 'Send', 'Inflation', 'Burn'];
const SCHEMAS = ['Nia', 'Uda', 'Cfa', 'Ifa'];
const NETWORKS = ['Mainnet', 'Testnet', 'Testnet4', 'Signet', 'Regtest', 'SignetCustom'];
const TRANSPORTS = ['JsonRpc'];

export const statusNumber = (build: Build, name: string): number => placeOf(build.statuses, name);
export const kindNumber = (name: string): number => placeOf(KINDS, name);
export const schemaNumber = (name: string): number => placeOf(SCHEMAS, name);
export const networkNumber = (name: string): number => placeOf(NETWORKS, name);
export const transportNumber = (name: string): number => placeOf(TRANSPORTS, name);

/** A name that is not in its table would be another release's: no number is made up for it. */
function placeOf(names: readonly string[], name: string): number {
  const place = names.indexOf(name);
  if (place < 0) throw new Error(`rgb-lib says ${name}, which is not one of ${names.join(', ')}`);
  return place;
}
