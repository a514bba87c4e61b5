import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { readOpenedLink } from '../../../src-main/invoices/opened-link.ts';
import { readVectors } from '../../support/vectors.ts';

const CONTRACT = 'nkHbmy97-R4cjRCe-j~VvT~E-0UQ0OW8-jOCCW6O-EqeCq9M';
const SCHEMA = 'RWhwUfTMpuP2Zfx1~j4nswCANGeJrYOqDcKelaMV4zU';
const SEAL = 'bc:utxob:uUwwIzqD-e~5K6vT-EqZh7iV-gH4cRlh-7pGjyDi-_aEMO4O-C29uo';
const QUERY =
  'assignment_name=assetOwner&expiry=1753269702&endpoints=rpcs://proxy.iriswallet.com/0.2/json-rpc';
const PATH = `${CONTRACT}/${SCHEMA}/FcAmF/${SEAL}`;
const INVOICE = `rgb:${PATH}?${QUERY}`;

const left = [INVOICE, `rgb:${PATH}`, `rgb:~/~/~/${SEAL}`, `${INVOICE}&label=rent`, `rgb:${PATH}?expiry=1`];

const words = (text: string): string[] => text.split(' ');
const schemes = [
  ...words(
    'RGB: Rgb: rgb:// rgb:/ rgb:? rgb rgbs: bitcoin: lightning: ochre: http: https://rgb: file: file:///',
  ),
  ...words('data:text/html, mailto: vbscript: smb:// ms-msdt: view-source:rgb: intent:rgb: web+rgb:'),
  ['java', 'script:'].join(''),
  '',
];
const around = [...Array.from(' \t\n\0"\'`\u200b\ufeff\u202e\\\v'), '\r\n', '%20', '%00'];
const queries = [
  ...words('? & = a a=1&a=2 expiry=1&expiry=2 expiry=01 expiry=1e9 expiry=- expiry=9223372036854775808'),
  ...words(
    'a=%00 a=%e2%80%ae a=%zz a=% a=%ff __proto__ req-pay=1 req- REQ-now=1 %72eq-somethingelse=x pop=%0a',
  ),
  'endpoints=https://a,https://b,https://c,https://d',
  'endpoints=http://user:pass@evil.example',
  ['endpoints=java', 'script:alert(1)'].join(''),
  'endpoints=file:///etc/passwd',
];
const paths = [
  '',
  ...words('/ // /// ~/~/~ <script>alert(1)</script> --gpu-launcher=calc $(reboot) %2e%2e%2f'),
  `~/~/~/${SEAL}/`,
  `/~/~/~/${SEAL}`,
  `../~/~/${SEAL}`,
  `~/~/~/${SEAL}#pay`,
  `~/~/~/${SEAL} --no-sandbox`,
  `~/~/-1/${SEAL}`,
  `~/~/1e400/${SEAL}`,
  `~/~/~/${SEAL.slice(0, -1)}`,
  `~/~/~/${SEAL}x`,
  `~/~/~/${SEAL.toUpperCase()}`,
  `~/~/~/${SEAL.replace('bc:', 'xx:')}`,
  `~/~/~/xprv9s21ZrQH143K3QTDL4LXw2F7HEK3wJUD2nW2nRk4stbPy6cq3jPPqjiChkVvvNKmPGJxWUtg6LnF5kejMRNNU3TGtRBeJgk33yuGBxrMPHi`,
  `${CONTRACT}x/~/~/${SEAL}`,
  `${CONTRACT.slice(1)}/~/~/${SEAL}`,
  `~/${SCHEMA}x/~/${SEAL}`,
  'a'.repeat(4_093),
];
const refused = [
  ...schemes.map((scheme) => `${scheme}${PATH}`),
  ...around.map((odd) => `${odd}${INVOICE}`),
  // RFC 3986 allows an apostrophe in a query.
  ...around.filter((odd) => odd !== "'").map((odd) => `${INVOICE}${odd}`),
  ...queries.map((query) => `rgb:${PATH}?${query}`),
  ...paths.map((path) => `rgb:${path}`),
  `${INVOICE}&pad=${'x'.repeat(4_096)}`,
];

describe('hardening 27: a link that another program opened', () => {
  it.each(left)('is the invoice that it is, word for word: %s', (text) =>
    expect(readOpenedLink(text)).toEqual({ kind: 'invoice', text }),
  );

  it('is refused in a hundred forms that are no invoice, without a word of what it held', () => {
    expect(new Set(refused).size).toBeGreaterThanOrEqual(100);
    for (const text of refused) expect(readOpenedLink(text), text).toEqual({ kind: 'refused' });
  });

  const uris = readVectors(
    'bip321-uris.json',
    v.object({
      valid: v.array(v.object({ uri: v.string() })),
      invalid: v.array(v.object({ uri: v.string() })),
    }),
  );
  it('is no link of another wallet: every BIP321 address is left to it', () => {
    const all = [...uris.valid, ...uris.invalid];
    expect(all.length).toBeGreaterThan(10);
    for (const { uri } of all) expect(readOpenedLink(uri), uri).toEqual({ kind: 'refused' });
  });
});
