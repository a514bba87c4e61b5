import { expect, it } from 'vitest';
import type { SendIntent } from '../../../src-main/verify/verdict/kinds/send.ts';
import { toApiSend } from '../../../src-main/wallet/pay/send-recipients.ts';

const ASSET = 'rgb:3K6piVgM-B5hLxu4-w5BuxYT-LPkH43g-gbk2RMS-B0rq9SA';
const RECIPIENT = 'bcrt:utxob:iKon~sZV-0LPPDWD-mmgLMnN-9_10l4D-LTPXdsK-zx~6Zli-7cHCr';

/** To invoices with these queries; null: to a recipient without an invoice. */
const toAll = (...queries: readonly (string | null)[]): SendIntent => ({
  ...{ kind: 'send', donation: false, rateSatsPerVb: 2, minConfirmations: 1 },
  recipients: queries.map((query) => ({
    ...{ assetId: ASSET, recipientId: RECIPIENT, amount: 1n, witnessSats: null },
    invoice: query === null ? null : `${ASSET}/~/~/${RECIPIENT}${query}`,
  })),
});
const endOf = (...queries: (string | null)[]) => toApiSend(toAll(...queries)).expiryUnixSeconds;

it('a send ends when its invoice does, to the second', () => {
  expect(endOf('?expiry=1753269702')).toBe(1_753_269_702n);
  expect(endOf('?expiry=9007199254740993')).toBe(9_007_199_254_740_993n);
});

it('a send of several ends with the first of them', () => {
  expect(endOf('?expiry=9', '?expiry=10', '?expiry=1753269702')).toBe(9n);
  expect(endOf('', '?expiry=1753269702', null, '?expiry=1753269701')).toBe(1_753_269_701n);
});

it('a send has no end where no invoice has one: none is made up', () => {
  for (const queries of [[''], [null], ['', null], ['?endpoints=rpc://a']])
    expect(toApiSend(toAll(...queries))).not.toHaveProperty('expiryUnixSeconds');
});

it('a recipient keeps the places of its own invoice, in their order', () => {
  const { recipients } = toApiSend(toAll('?endpoints=rpc://b,rpc://a', null, '?expiry=9'));
  expect(recipients.map((one) => one.transportEndpoints)).toEqual([['rpc://b', 'rpc://a'], [], []]);
});
