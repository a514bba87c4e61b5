import { describe, expect, it } from 'vitest';
import type { ApiUnspent } from '../../../../src-main/ports/index.ts';
import { entriesOf } from '../../../../src-main/wallet/connection/service-reading.ts';
import { ASSET, TXID } from './endpoints.ts';
import { failureOf } from '../../../support/failure-of.ts';
import { reading } from './support.ts';

/** Amounts in forms that the wire lane lacks: a right is no unit, and an unknown amount is neither 1 nor 0. */

describe('unspents', () => {
  const held = (assigned: string, more = '') =>
    `[{"utxo":{"outpoint":{"txid":"${TXID}","vout":0},"btc_amount":1000,"colorable":true,"exists":true${more}},` +
    `"rgb_allocations":[{"asset_id":"${ASSET}",${assigned},"settled":true}],"pending_blinded":0}]`;
  const lies = async (assigned: string) =>
    ((await reading('listUnspents', held(assigned))) as readonly ApiUnspent[])[0]?.allocations[0];

  it.each([
    ['"amount":10', 'fungible', 10n, null],
    ['"assignment":{"amount":10}', 'fungible', 10n, null],
    ['"assignment":{"Fungible":10}', 'fungible', 10n, null],
    ['"assignment":{"type":"Fungible","value":10}', 'fungible', 10n, null],
    ['"amount":10,"assignment":{}', 'fungible', 10n, null],
    ['"amount":10,"assignment":null', 'fungible', 10n, null],
    ['"amount":10,"assignment":"Fungible"', 'fungible', 10n, null],
    ['"amount":500,"assignment":"InflationRight"', 'inflationRight', 0n, 500n],
    ['"amount":1,"assignment":"NonFungible"', 'nonFungible', 1n, null],
    ['"amount":0,"assignment":"NonFungible"', 'nonFungible', 1n, null],
    ['"assignment":{"InflationRight":500}', 'inflationRight', 0n, 500n],
    ['"assignment":{"type":"InflationRight","value":500}', 'inflationRight', 0n, 500n],
    ['"amount":500,"assignment":{"InflationRight":500}', 'inflationRight', 0n, 500n],
    ['"assignment":"NonFungible"', 'nonFungible', 1n, null],
    ['"assignment":{"type":"NonFungible"}', 'nonFungible', 1n, null],
    ['"assignment":"ReplaceRight"', 'replaceRight', 0n, null],
    ['"assignment":{"type":"ReplaceRight"}', 'replaceRight', 0n, null],
    ['"assignment":"BridgeRight"', 'bridgeRight', 0n, null],
    ['"assignment":"LinkRight"', 'linkRight', 0n, null],
    ['"assignment":{}', 'notKnown', null, null],
    ['"assignment":null', 'notKnown', null, null],
    ['"assignment":"Any"', 'notKnown', null, null],
    ['"assignment":"Splendid"', 'notKnown', null, null],
    ['"assignment":{"Splendid":3}', 'notKnown', null, null],
    ['"assignment":{"Fungible":1,"InflationRight":2}', 'notKnown', null, null],
    ['"assignment":7', 'notKnown', null, null],
  ])('%s is %s', async (assigned, form, amount, right) => {
    expect(await lies(assigned)).toMatchObject({ assetId: ASSET, form, amount, right });
  });

  it.each([
    '"assignment":{"Fungible":-1}',
    '"assignment":{"Fungible":18446744073709551616}',
    '"assignment":{"type":"InflationRight","value":1.5}',
    '"amount":7,"assignment":{"Fungible":8}',
    '"amount":1000,"assignment":"NonFungible"',
  ])('%s is refused: a number is never guessed', async (assigned) => {
    expect((await failureOf(reading('listUnspents', held(assigned)))).facts).toMatchObject({
      problem: 'badNumber',
    });
  });

  it.each([
    [',"derivation_index":3', 3],
    [',"derivation_index":null', null],
    [',"derivation_index":"x"', null],
    ['', null],
  ])('an index of%s is a hint or none', async (more, derivationIndex) => {
    expect(await reading('listUnspents', held('"amount":1', more))).toMatchObject([{ derivationIndex }]);
  });

  it('a lost amount is 1 for an asset that is known to be unique, and unknown otherwise', async () => {
    const listed = (await reading('listUnspents', held('"assignment":{}'))) as readonly ApiUnspent[];
    expect(entriesOf(listed, (assetId) => assetId === ASSET)).toMatchObject([
      { allocations: [{ form: 'nonFungible', amount: 1n }] },
    ]);
    expect(entriesOf(listed, () => false)).toMatchObject([
      { allocations: [{ form: 'notKnown', amount: null }] },
    ]);
  });
});

const row = (kind: number, status: number, rest: string) =>
  `[{"idx":1,"batch_transfer_idx":1,"created_at":1788100000,"updated_at":1788100000,"status":${status},"kind":${kind},"txid":null,${rest}}]`;

it.each([
  [1, 0, '"requested_assignment":{"Fungible":25},"assignments":[]', 25n],
  [1, 2, '"requested_assignment":{"Fungible":25},"assignments":[{"Fungible":20}]', 20n],
  [3, 2, '"requested_assignment":{"Fungible":100},"assignments":[{"Fungible":900}]', 100n],
  // A send's assignment is its change, so without the request the sent amount is unknown.
  [3, 2, '"requested_assignment":{},"assignments":[{"Fungible":900}]', null],
  [0, 2, '"requested_assignment":null,"assignments":[{"Fungible":1000},{"InflationRight":500}]', 1000n],
  [1, 0, '"requested_assignment":{},"assignments":[]', null],
  [1, 2, '"requested_assignment":null,"assignments":[{"Fungible":5},{}]', null],
  [1, 2, '"requested_assignment":{"InflationRight":7},"assignments":[{"InflationRight":7}]', 0n],
])('transfers: kind %i, status %i: %s', async (kind, status, rest, amount) => {
  expect(await reading('listTransfers', row(kind, status, rest))).toMatchObject([{ amount }]);
});

const decoded = (asked: string) =>
  reading(
    'decodeRgbInvoice',
    `{"recipient_id":"r","asset_id":null,${asked},"expiration_timestamp":null,"transport_endpoints":[]}`,
  );

it('open, lost and requested amounts of invoices differ, and a right is no unit', async () => {
  expect(await decoded('"assignment":"Any"')).toMatchObject({ amount: null });
  expect(await decoded('"assignment":null')).toMatchObject({ amount: null });
  expect(await decoded('"assignment":{}')).not.toHaveProperty('amount');
  expect(await decoded('"assignment":{"Splendid":1}')).not.toHaveProperty('amount');
  expect(await decoded('"assignment":{"Fungible":9}')).toMatchObject({ amount: 9n });
  expect(await decoded('"assignment":{"InflationRight":9}')).toMatchObject({ amount: 0n });
});

describe('assets', () => {
  const OTHER = 'rgb:5ALF~YtO-LrLUGxh-jaDm7ME-aNvvOL~-mNT48qM-NQ3Y4gM';
  const whole = `"ticker":"T","name":"N","details":null,"precision":2,"timestamp":1788000000,"added_at":1788000000,"media":null,"balance":{"settled":5,"future":6,"spendable":5}`;

  it("of an unknown kind's list are read, and none counts as a known kind", async () => {
    const body = `{"nia":[],"pfa":[{"asset_id":"${ASSET}",${whole}},{"asset_id":"${OTHER}"}],"Nia":[{"asset_id":"${OTHER}",${whole}}],"note":["x"],"count":2}`;
    expect(await reading('listAssets', body)).toMatchObject([
      {
        assetId: ASSET,
        schema: 'pfa?',
        ticker: 'T',
        precision: 2,
        issuedSupply: null,
        balance: { future: 6n },
      },
      // Without decimals no ticker is shown with amounts, and a missing balance is null, not 0.
      { assetId: OTHER, schema: 'pfa?', ticker: null, name: '', precision: 0, balance: null },
      { assetId: OTHER, schema: 'nia?' },
    ]);
  });

  it('lose one odd row alone', async () => {
    const good = `{"asset_id":"${ASSET}",${whole},"issued_supply":100}`;
    const odd = `{"asset_id":"${OTHER}","name":7}`;
    expect(await reading('listAssets', `{"nia":[${odd},${good}]}`)).toMatchObject([
      { assetId: OTHER, schema: 'nia?' },
      { assetId: ASSET, schema: 'nia', issuedSupply: 100n },
    ]);
    // A row without an id fails the list instead of being left out.
    const failure = await failureOf(reading('listAssets', `{"nia":[{"name":7},${good}]}`));
    expect(failure.facts).toMatchObject({ problem: 'shape' });
  });

  it('that are unique have supply 1 without a number; bridged ones have an unknown supply', async () => {
    const rest = whole.replace(
      '"settled":5,"future":6,"spendable":5',
      '"settled":1,"future":1,"spendable":1',
    );
    const body = `{"uda":[{"asset_id":"${ASSET}",${rest},"token":null}],"bfa":[{"asset_id":"${OTHER}",${whole},"initial_supply":0,"reject_list_url":null}]}`;
    expect(await reading('listAssets', body)).toMatchObject([
      { schema: 'uda', issuedSupply: 1n },
      { schema: 'bfa', issuedSupply: null },
    ]);
  });
});
