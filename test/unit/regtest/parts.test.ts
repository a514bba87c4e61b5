import { describe, expect, it } from 'vitest';
import { openFetchLimit } from '../../regtest/parts/fetch-limit.ts';
import { readAs, readJson, whole, writeJson } from '../../../src-main/serving/json.ts';
import { proxyMethods, ProxyError } from '../../regtest/proxy/proxy-methods.ts';
import { readHeader, writePrototype } from '../../../src-main/own-service/rgb-lib/library.ts';

const codeOf = (act: () => unknown): number => {
  try {
    act();
  } catch (error) {
    if (error instanceof ProxyError) return error.code;
    throw error;
  }
  return 0;
};

describe('what fetching may take', () => {
  it('is one span for all of it, after which the part is not here', () => {
    let nowMs = 1_000;
    const { leftMs } = openFetchLimit(500, () => nowMs);
    expect(leftMs()).toBe(500);
    nowMs = 1_499;
    expect(leftMs()).toBe(1);
    nowMs = 1_500;
    expect(leftMs).toThrow('fetching took longer than 0.5 s');
  });
});

describe('JSON of the lane', () => {
  it('keeps whole numbers whole, beyond what a JavaScript number holds', () => {
    expect(readJson('[18446744073709551615,1.5,1e3,-7]')).toEqual([18446744073709551615n, 1.5, 1000n, -7n]);
    expect(writeJson({ amount: 18446744073709551615n })).toBe('{"amount":18446744073709551615}');
    expect(() => readAs(whole, '9007199254740993')).toThrow();
  });
});

describe('the RGB proxy', () => {
  const file = Buffer.from('consignment');
  const at = { recipient_id: 'r', txid: 't', vout: 1 };

  it('keeps a consignment as it came, and takes no other in its place', () => {
    const methods = proxyMethods();
    expect(methods['consignment.post']?.(at, file)).toBe(true);
    expect(methods['consignment.post']?.(at, file)).toBe(false);
    expect(codeOf(() => methods['consignment.post']?.(at, Buffer.from('other')))).toBe(-101);
    expect(methods['consignment.get']?.({ recipient_id: 'r' }, null)).toEqual({
      consignment: file.toString('base64'),
      txid: 't',
      vout: 1,
    });
  });

  it('keeps the first word of the receiver', () => {
    const methods = proxyMethods();
    methods['consignment.post']?.(at, file);
    const ack = (value: unknown) => methods['ack.post']?.({ recipient_id: 'r', ack: value }, null);
    expect(methods['ack.get']?.({ recipient_id: 'r' }, null)).toBeNull();
    expect([ack(true), ack(true)]).toEqual([true, false]);
    expect(codeOf(() => ack(false))).toBe(-100);
    expect(codeOf(() => ack('yes'))).toBe(-200);
    expect(methods['ack.get']?.({ recipient_id: 'r' }, null)).toBe(true);
  });

  it('refuses what is missing by the numbers of the reference server', () => {
    const methods = proxyMethods();
    expect(codeOf(() => methods['consignment.get']?.({ recipient_id: 'nobody' }, null))).toBe(-400);
    expect(codeOf(() => methods['consignment.get']?.({}, null))).toBe(-302);
    expect(codeOf(() => methods['consignment.post']?.(at, null))).toBe(-303);
    expect(codeOf(() => methods['media.get']?.({ attachment_id: '' }, null))).toBe(-201);
  });
});

describe('the header of a build', () => {
  const header = `struct CResultString rgblib_get_address(const struct COpaqueStruct *wallet);
CResultString rgblib_sync(const COpaqueStruct *wallet,
                          const char *asset_id_opt, bool skip);
void free_wallet(COpaqueStruct wallet);`;

  it('says the order of the parameters, by name and kind', () => {
    const found = readHeader(header.replaceAll('struct ', ''));
    expect([...found.keys()]).toEqual(['rgblib_get_address', 'rgblib_sync', 'free_wallet']);
    expect(found.get('rgblib_sync')?.parameters).toEqual([
      { name: 'wallet', type: 'handle' },
      { name: 'asset_id_opt', type: 'text' },
      { name: 'skip', type: 'flag' },
    ]);
    const types = { handle: 'H', result: 'R', text: 'T' };
    const written = [...found.values()].map((one) => writePrototype(one, types));
    expect(written).toEqual([
      'T rgblib_get_address(const H *wallet)',
      'T rgblib_sync(const H *wallet, const char *asset_id_opt, bool skip)',
      'void free_wallet(H wallet)',
    ]);
  });

  it('is refused where a parameter is of a kind that is not known', () => {
    expect(() => readHeader('CResult rgblib_x(const COpaqueStruct *wallet, uint64_t amount);')).toThrow(
      'unknown type',
    );
  });
});
