import { describe, expect, it } from 'vitest';
import { answers, type Behaviour } from '../../../support/fault-server.ts';
import { ASSET } from './endpoints.ts';
import { failureOf } from '../../../support/failure-of.ts';
import { serve } from './support.ts';
import { BLINDED, ofTimes, OPEN_INVOICE, transfer, wireTransfer } from './wire-parts.ts';

const OTHER = 'rgb:5ALF~YtO-LrLUGxh-jaDm7ME-aNvvOL~-mNT48qM-NQ3Y4gM';
const INVOICE = `${ASSET}/~/~/${BLINDED}`;
const asset = (assetId: string) =>
  `{"asset_id":"${assetId}","name":"N","precision":0,"issued_supply":1,"timestamp":1752838304,"added_at":1752838304}`;
const listing = (...transfers: readonly [idx: number, recipientId: string][]): Behaviour =>
  answers(`[${transfers.map(([idx, id]) => wireTransfer(idx, id, ofTimes.timestamp)).join(',')}]`);
const assets = answers(`{"nia":[${asset(ASSET)},${asset(OTHER)}],"uda":[],"cfa":[]}`);
const noSuchAsset = answers('{"error":"AssetNotFound","message":"none","status":404}', 404);

const served = (behaviours: readonly [Behaviour, ...Behaviour[]]) =>
  serve(behaviours, {}, { dialect: 'rgb-node-2026-03' });

describe('an invoice of a service that reports it only in transfer lists', () => {
  it('has the state of the receive with its recipient', async () => {
    const { api } = await served([listing([1, 'another'], [2, BLINDED])]);
    expect(await api.invoiceStatus(INVOICE)).toEqual(transfer(2, BLINDED, ofTimes.timestamp));
  });

  it("isn't taken for another recipient's with the same asset", async () => {
    const { api } = await served([listing([1, 'another'], [2, `${BLINDED}x`])]);
    expect(await failureOf(api.invoiceStatus(INVOICE))).toEqual({ code: 'TRANSFER_UNKNOWN', facts: {} });
  });

  it('with an open asset is first looked for without one', async () => {
    const { server, api } = await served([assets, listing([3, BLINDED])]);
    expect(await api.invoiceStatus(OPEN_INVOICE)).toEqual(transfer(3, BLINDED, ofTimes.timestamp));
    expect(server.received.map(({ path, body }) => `${path} ${body}`)).toEqual([
      '/wallet/listassets ',
      '/wallet/listtransfers {"asset_id":null}',
    ]);
  });

  it('with an open asset is found under the asset that arrived', async () => {
    const { server, api } = await served([assets, listing(), listing([1, 'another']), listing([9, BLINDED])]);
    expect(await api.invoiceStatus(OPEN_INVOICE)).toEqual(transfer(9, BLINDED, ofTimes.timestamp));
    expect(server.received.map(({ body }) => body).slice(1)).toEqual([
      '{"asset_id":null}',
      `{"asset_id":"${ASSET}"}`,
      `{"asset_id":"${OTHER}"}`,
    ]);
  });

  it('is found under its asset if a service takes an open one for unknown', async () => {
    const { api } = await served([assets, noSuchAsset, listing([9, BLINDED])]);
    expect(await api.invoiceStatus(OPEN_INVOICE)).toEqual(transfer(9, BLINDED, ofTimes.timestamp));
  });

  it("with an asset that the service doesn't know has no state", async () => {
    const { api } = await served([noSuchAsset]);
    expect(await failureOf(api.invoiceStatus(INVOICE))).toMatchObject({
      code: 'SERVICE_ERROR',
      facts: { name: 'AssetNotFound' },
    });
  });

  it("has no state if the lists can't be read, and none is invented", async () => {
    const { api } = await served([answers('{"transfers":[]}')]);
    expect(await failureOf(api.invoiceStatus(INVOICE))).toMatchObject({ code: 'SERVICE_ANSWER' });
  });

  it("that can't be read isn't asked about", async () => {
    const { server, api } = await served([listing([1, BLINDED])]);
    expect(await failureOf(api.invoiceStatus('lnbc1'))).toEqual({ code: 'TRANSFER_UNKNOWN', facts: {} });
    expect(server.received).toEqual([]);
  });
});
