import { inflateSync } from 'node:zlib';
import { RawOldTx } from '@scure/btc-signer/script.js';
import { concatBytes } from '@scure/btc-signer/utils.js';
import {
  byByteOrder,
  leaf,
  txidMerkleRoot,
  tagged,
  textBytes,
  txidBytes,
  u16,
  u32,
  u64,
  byte,
  withLength,
} from '../bytes.ts';
import { SCHEMA_IDS, type AssetKind } from './invoice.ts';
import {
  STATE_CLASS,
  bundlesOf,
  commitmentProof,
  stateBytes,
  transitionBytes,
  type StateKind,
  type PracticeTransition,
} from './transition.ts';

/** rgb-history.md 2. */
export interface PracticeGenesis {
  readonly kind: AssetKind;
  /** Empty for a CFA: that kind has none. */
  readonly ticker: string;
  readonly name: string;
  readonly details: string | null;
  readonly precision: number;
  readonly media: { readonly mime: string; readonly digest: Uint8Array } | null;
  readonly issuedAtSeconds: number;
  /** In the order later operations count by. */
  readonly allocations: readonly {
    /** In the written order, so reversed inside. */
    readonly txid: string;
    readonly vout: number;
    readonly blinding: bigint;
    /** Base units. */
    readonly amount: bigint;
  }[];
}

const ISSUER = textBytes('ssi:anonymous');
const REGTEST = 4;
const OPRET = 0;
const IS_GENESIS = 0;
const ASSET_OWNER = 4000;
const FORMAT_VERSION = 0;
const NO_NONCE = new Uint8Array(8).fill(0xff);
const VALUE = 'urn:ubideco:strict-types:value-hash#2024-02-10';

export function genesisBytes(genesis: PracticeGenesis): Uint8Array {
  const globals = globalsOf(genesis);
  return concatBytes(
    u16(FORMAT_VERSION),
    SCHEMA_IDS[genesis.kind],
    u64(BigInt(genesis.issuedAtSeconds)),
    withLength(u16, ISSUER),
    byte(REGTEST),
    byte(OPRET),
    byte(0),
    byte(globals.length),
    ...globals.map(({ type, value }) => concatBytes(u16(type), u16(1), withLength(u16, value))),
    u16(1),
    u16(ASSET_OWNER),
    byte(STATE_CLASS[stateOf(genesis)]),
    u16(genesis.allocations.length),
    ...genesis.allocations.map((one) =>
      concatBytes(byte(0), sealBytes(one), stateBytes(stateOf(genesis), one.amount)),
    ),
  );
}

export function contractId(genesis: PracticeGenesis): Uint8Array {
  const globals = globalsOf(genesis).map(({ type, value }) => leaf(u16(type), withLength(u16, value)));
  const assigned = genesis.allocations.map((one) =>
    leaf(
      u16(ASSET_OWNER),
      stateBytes(stateOf(genesis), one.amount),
      tagged('urn:lnp-bp:seals:secret#2024-02-03', sealBytes(one)),
    ),
  );
  return tagged(
    'urn:lnp-bp:rgb:operation#2024-02-03',
    u16(FORMAT_VERSION),
    NO_NONCE,
    byte(IS_GENESIS),
    SCHEMA_IDS[genesis.kind],
    u64(BigInt(genesis.issuedAtSeconds)),
    tagged(VALUE, withLength(u16, ISSUER)),
    byte(REGTEST),
    byte(OPRET),
    tagged(VALUE, byte(0)),
    txidMerkleRoot(globals),
    txidMerkleRoot([]),
    txidMerkleRoot(assigned),
  );
}

function stateOf({ kind }: PracticeGenesis): StateKind {
  return kind === 'uda' ? 'unique' : 'fungible';
}

/** Specification, terms and supply, ascending by type (rgb-history.md 3). */
function globalsOf({ kind, ticker, name, details, precision, media, allocations }: PracticeGenesis) {
  const supply = allocations.reduce((sum, { amount }) => sum + amount, 0n);
  const text = (value: string) => withLength(byte, textBytes(value));
  const spec = concatBytes(
    text(ticker),
    text(name),
    optional(details === null ? null : text(details)),
    byte(precision),
  );
  const file = optional(media && concatBytes(mimeBytes(media.mime), media.digest));
  const terms = (of: Uint8Array) => ({ type: 2001, value: concatBytes(u16(0), of) });
  const issued = { type: 2010, value: u64(supply) };
  if (kind === 'nia') return [{ type: 2000, value: spec }, terms(file), issued];
  if (kind === 'cfa') {
    return [
      terms(file),
      issued,
      { type: 3001, value: text(name) },
      ...(details === null ? [] : [{ type: 3004, value: text(details) }]),
      { type: 3005, value: byte(precision) },
    ];
  }
  // Index 0, without name, text, preview, attachments or reserves.
  const token = concatBytes(u32(0), byte(0), byte(0), byte(0), byte(0), file, byte(0), byte(0));
  return [{ type: 2000, value: spec }, terms(NONE), { type: 2102, value: token }];
}

const NONE = byte(0);

function optional(value: Uint8Array | null): Uint8Array {
  return value === null ? NONE : concatBytes(byte(1), value);
}

/** E.g. `image/png`, without charset. */
function mimeBytes(mime: string): Uint8Array {
  const [type = '', subtype = null] = mime.split('/');
  return concatBytes(
    withLength(byte, textBytes(type)),
    optional(subtype === null ? null : withLength(byte, textBytes(subtype))),
    NONE,
  );
}

function sealBytes({ txid, vout, blinding }: PracticeGenesis['allocations'][number]): Uint8Array {
  return concatBytes(txidBytes(txid), u32(vout), u64(blinding));
}

export interface Sent {
  readonly raw: Uint8Array;
  readonly transitions: readonly PracticeTransition[];
  readonly entropy: Uint8Array;
}

export interface History {
  readonly kind: AssetKind;
  readonly genesis: Uint8Array;
  readonly bundles: readonly WrittenBundle[];
  readonly paid: readonly Uint8Array[];
}

export interface WrittenBundle {
  readonly bundleId: Uint8Array;
  readonly bytes: Uint8Array;
}

const MAGIC = Uint8Array.of(0x52, 0x47, 0x42, 0x00, 0x54, 0x46, 0x52);
const VERSION = 0;
const TRANSFER = 1;
const WHOLE_TRANSACTION = 1;
const OPRET_PROOF = 2;

/** rgb-lib's form for a receiver (rgb-history.md 1). */
export function consignmentBytes({ kind, genesis, bundles, paid }: History): Uint8Array {
  const last = bundles.at(-1);
  const terminals =
    last === undefined || paid.length === 0
      ? []
      : [concatBytes(last.bundleId, u16(paid.length), ...[...paid].sort(byByteOrder))];
  return concatBytes(
    MAGIC,
    byte(VERSION),
    byte(TRANSFER),
    u16(terminals.length),
    ...terminals,
    genesis,
    u32(bundles.length),
    ...bundles.map(({ bytes }) => bytes),
    schemaTail(kind),
  );
}

export function bundleBytes({ raw, transitions, entropy }: Sent, contract: Uint8Array): WrittenBundle {
  const all = bundlesOf(transitions);
  const own = all.find((bundle) => byByteOrder(bundle.contract, contract) === 0);
  if (own === undefined) throw new Error('the transaction does nothing to this contract');
  const { closes, operations, bundleId } = own;
  const bytes = concatBytes(
    byte(WHOLE_TRANSACTION),
    witnessBytes(RawOldTx.decode(raw)),
    commitmentProof(all, entropy, contract),
    byte(OPRET_PROOF),
    u16(closes.length / ENTRY_BYTES),
    closes,
    u16(operations.length),
    ...operations.map(({ opid, transition }) => concatBytes(opid, transitionBytes(transition))),
  );
  return { bundleId, bytes };
}

const ENTRY_BYTES = 68;

interface PlainTransaction {
  readonly version: number;
  readonly inputs: readonly {
    readonly txid: Uint8Array;
    readonly index: number;
    readonly finalScriptSig: Uint8Array;
    readonly sequence: number;
  }[];
  readonly outputs: readonly { readonly amount: bigint; readonly script: Uint8Array }[];
  readonly lockTime: number;
}

/** RGB's form: four-byte counts and lengths, empty witness stacks. */
function witnessBytes({ version, inputs, outputs, lockTime }: PlainTransaction): Uint8Array {
  return concatBytes(
    u32(version),
    u32(inputs.length),
    ...inputs.map(({ txid, index, finalScriptSig, sequence }) =>
      concatBytes(
        Uint8Array.from(txid).reverse(),
        u32(index),
        withLength(u32, finalScriptSig),
        u32(sequence),
        u32(0),
      ),
    ),
    u32(outputs.length),
    ...outputs.map(({ amount, script }) => concatBytes(u64(amount), withLength(u32, script))),
    u32(lockTime),
  );
}

function schemaTail(kind: AssetKind): Uint8Array {
  return new Uint8Array(inflateSync(Buffer.from(TAILS[kind], 'base64')));
}

/** Compressed, as rgb-lib 0.3.0-beta.7 and beta.18 write them alike (test/vectors/consignments). */
const TAILS: Readonly<Record<AssetKind, string>> = {
  nia: 'eNrVV2lUFFcWrldd1RsqqBAcXAHFiCQsogIiSLMjIg0om1AW3QWUdHc1VdVAawRU4gKy6rhGBpXMKIiKEFcGNwgqGMUVUVHccEmULC6RRFKNkDkzf2py4plzpn/U+867t17dfu+7934PgoaFUJpATaIKZ/EEFeHFMAQLCS6Krv9Sf39M9644bOOM9pFGa0sze5obIyeku9jtufzPWstcACAIYbSEolUUm9cU4eKEBo22ql9vldIVnjfczWb1qKN+w+GMjLsLVK85T5QlaDXTLlq9NopQuH0/46+Hzlvk5/7QfvKWqdFGWn7jSvuPTfJRBTmc6yCSYXSEMlyn1ar0oMwYiKW4Iaa56RqCNploCA1AAGrte7b3PQ1eUG8vqOzefCnvu9A78cJIM6cst61Of0v/bP+Rd72vnE+uK3M/aCOBALfA7+7/5VsQJGZpXMMkEjT3ijUESV9h1yYs6/i8uTXE+t7NLSXHXuTp2d7OrwYFszcLV3bJxVi8zcNG1H2kr4889usyYmaZrai4x3GoOrX87Y2POsPnQf0/Uf84onk9NWzdhRFDtmXc+jq2cau/fe+7qp6X+dWbWlZ8/Go2QMH8wRtel+vHHzh9BxmiVLgWXsOuFhN2k7xlx7/82dVMHjGq8vjpNpsTx1ufpEtXl75tyUv6qAoEeXxrcjDazMGqSAbNGrVfV2B6ClprDK19dOnKmNK/TO88b7zZtHFL5qTOb5aUHUNByym6pFDvIrgxNq4qX96yKcXbycW4ZPzrppPyOWkFx4psYyv2hK7pleSbGQXYvWuru2hRfOJ6bZyTpeZqWmXqs9siviDGQfZtPyw2nzisyGORx4buNwuQ7FpLC/M9rQ7Rv8ivlB/rsENgCNFQGqLNs/6u/eCHtao3xp1jXv/ajTflb4xzrHryfEfdrM1TSlUAYSg1sV97ufDVpUExD9tEZuccI0bHhB3raL4cts3l0e2D9DjJRvfWHdtaqrYWL7FxwNbsKu+xHOFgG8I07pFmDH5UCcUzgk8QIkOhskSScSbZWqikVCqcHi/A1VobRKvSMZMRJWf4RKCk2E+RxQRNOQi42BwFbDrlhLLJNEFMQRIpHe2MJJJpxFQBQ2ZMQxkijdBMRwkyKZl1QTSkhnBFFThNsPFCFWVYDwM4DhISgEIBlEpAECAxESQlgeRkQJJg0SKQkgJUKqBWA40GUBTQakFqKqBpwDCAZYFOB9LSQHo6yMgAej1YvNhzMn2oYZ+FYtDBy73ivH1TTdY994stXepvi0PLHwRef4ACRYW16eNq/zMHcu7UbCk1af2i4urbpzkF7kdythUnXXMO8q7Ianz1Ujn34Y698Ra7i2Tnn61aL7sfTHu+XJ5VPaUjVwgjrF5LVA/ueJc9rqqt7Jx4kmVoZbU7x4oOefLJs6nojsykxIVCJZlEMCwfS3wPZU9YCRptDsyIDcD9pEWhnZ5Te+pXoLugoZEPgMvqP0aBc72Fe2tyobKQaZbhhQX49ZjPy4lm6ZCA09EemRUqrCmg3trc9nGO75auFc5lQk/J2yGOS57mWbt3Ld+5Wte14bAAQxktriDGvWeCMFVHsQRj9e+MEGkJWkFo2AkSjhoEzeAapY0U11IMS1PaZGKiOIHGFSkEG/zxAAqbJMYZruSRTIrteyqhCkqtxu1QNanRMe8phTIq7iv2f45ZlIrSuEkYQk16G+AMREUwjDtKpOpw1UxREk3gXBge4lQddzQkpfGEcXYWjHl5wZhMBmPe3jDm4wNjvr4w5ucHY/7+MBYQAGOBgTAWFARjs2fDWHAwjM2ZA2MhITA2dy6MhYbCmFwOY2FhMBYeDmMRETA2bx6MzZ8PY5GRMBYVBWPR0TAWEyNlUmX9OxMrSeBAuOEPL/jXdFjcf6SG2ODFkoqUhR82SSSKgUCWIFpSS3z2+0TYUpQlVUoik6/Cint2R9EWM6dECGuST1Mxy/WShS33XN/V7etcc3ST69X2jIGi3tv7foxNtyuoxq77Q00lXq+MC9und02r+dXPdr/5N3N8Q94uq0BBfPyZkrnMebrBasGGSn99YtSLkfQXO4X3FtaVT56wZrQxX181JCaRwfJ2DzWhJPG7q3Y5b5iyavO+htySoclusqWTL3t8+o9nh3cdzn4aVPts2YLtgVFxD52fF9fcL3M49OLK+UNb6neb2ZuMnR5d22Q5ZCwkjhM0mOfvLsj0dPvR+/7mpey40UN/muh0oX7H/tkFnt9jVoLhRqRGSaaRDMnpCAhREgoSoIbEIWGO9yoVKZAY5uYYICLtM/RhlLMqaErYb+WgaMDKYTGiwTWURGwwhnBIKumzGaARd5gKalCfKZRDg9+bDHAImkioWcq4b00/AzR5v2YfHorgLEsN4zsAFF5unf2Trvu72q9uyfXFHUxR1Y6bNTq7YGGyvAIo4A2n+KQAnxIQePyZ9P9fJfKHTUa+fsSbaWAg0/rH7PjGuvBhZ7yKfOK2L9p+IldyH3rs5HZh7yJrmXRSFTQTBQ1uS0uP1MB65mxh3LXOPcjL5suyWSfq66TGh8Wm0PorfMcscP7/3Go+uY0CvrTn01go4BOWvLpB0Ccv+JYRMboEgx+fhBQpknGauy7w+R0vbH7S6Brp+Pfa83gPdKfry2uTpoW7NsY8vbtq5xFphZ+YTz0O1HvP/pGPYyjMJ0ZeVplb+rRcup3wbdfc7h5T5eh1i7JPlp31OL6RTs1Z81kdn9hBAZ8Y5JP4KPyzuRi5vRfRv7m6j62ccQl+9NSLvrH7yHSRmcXNrIZB2/m2je/WKESEhv5O0Hztkav6aoIvs0VKgsVJFcMnKiVammsDDCeA+JoYn+yEoFtj7MPmZ9HYdYeqnJVZg8vPHt3SvWzK0DsPXni4B+ETAlDAJ6j5WvEfk8B88fCxSsxHywGiT+wf+SgisPiwRYy3HQBIIPAKnieWhfoE+vuGRwjC/GWWkBEX6kXuii8yggBkJIYgIwBDZ9pFwNUBajXMIxBk6CS/AYHK3hM=',
  cfa: 'eNrVV2lUFFcWrlddRXfTIqgQHMYFxKAghjUREEGaTRGVBlwAoSy6C7qgu6u7qppFRYjhjAqyqXHBkUGCGdlcIqOgBEElasAYXNEoyLigEg3GuEQSmGqWzJn5UzMnnjln+kfd77x73+v37r3v3u9B0ER/SqUi5CwZryKC9JpEg/RjGIKFjNqFMbnnIj1c0ZDJ0xq3T0vuicid4GW3adKJoAlwWtrdVarXAIJQlqDVzC3hpi0rCbnX87mfHr9olZfz463m2+aSnbTs5tVbL87JJuVnc6ZjSIbRE4oIvVarSq+TpAz2zXNovk+STb/2piTZVxdX7ypfUvgmr6rpkkfvutkYN0OA02y9JCuupSFi/Hm/woDYfUn7mnLE96BHrl6XDibZSo3ta6B5nCGiwdVEg8R3Fn387CEr+ZhjVwZFuYc+NNv2LCimJCPYAYc23F944z5nKVQQLE6qmC8lsYKzlnkV+et9vV7439udwVpPHvfTDNdLjWWHF+X7PsemccZiLU3ISYakNKDUFIiMcYNjlqZqCNpshsE/AALQraFvnQTivvUSA24Ywl8OYcM8aHAQVPXtvpz7NKwrzmiFhWum1x7Xv6SuO1w/MPjKvXlbqfcxOzEEuCV/M/8PZ0GQiKVxDZNA0NwUawia2LqdGr/t0sSxe9NufxXTsifYaXCgpv9l3pFdbZ/MfLUIoGC5yY7X5enTvzjThYxVyD0LrmPXighHe3/pqf0/e1rIIidVnTrTYdd0qv1xqvGmkrdtuYnv1YAQn+/NjkVZOE8rlELzJx3W55ufhraYQlseXr46peQPc7ovmu42byleb9/9zdrSkyhoO01vLUj3ENycGluTJ2vblezv6mG6dfrrc82yxSn5JwsdYiqrwzYPivMsJAscBzoavrUqarpRG+tqo7mWUqXrvSPk24Q15NTx4xrLGeMLfZJ8dvS9WYVk1dpYWVa3O0f9IrtafrLTEYG5nKA0RIdv410nkwe1qjem3VNe/9qHn8vbGetS8/hZWcP83W4lKoAwlJo4rL1S8OrymOgHHUKLr10iJ0eHn+xsvRK+1+PhnWO0tXind3vZ3raaPUVr7ZyxzQfK+20mOjssYVqqjdNMHlZBcYxgNkKkyVU2iBJnlLZGCu5K4fR0Aa7W2iFalZ6ZhSg4xWyBgmI/QNYQNOUs4PbmImBTKVeUVdIE4YYkUHraHUkgU4gPBQyZ9hHKECmEZg5KkIlK1gPRkBrCE5XjNMHGGakow3oYwHEQHw/kcqBQAIIACQkgMREolYAkQVISSE4GKhVQq4FGAygKaLVApwM0DRgGsCzQ60FKCkhNBWlpID0drFnDd3lQIK+0NX90JPj8F9ldR4tLzNr/XHnt7ZPsfO/67L1FidfdQ/wrM1tevVQsfVB2MM6qolB6sXfjdum9UNr35YbMI26dOUYwwqZriSMmnQNZ1jUdpV+L7G3Cqo54c1nRKVM2X9ChZesTE1YbKchEgmH5smRBo62lw6PswOKeT9xLjXzFb8e6rH2Sa+vds+GzTfqeHXUCDGW0uJywHo6NkU5PsQQz7V9jJNQStJzQsO+LuWARNINrFHbGuJZiWJrSKokZongalycTbOjMURRuL8IZruiRTLLDcHBROaVW446omtTomeEgo4yK+xen3xdrSkVpvMQMoSb9DXAuoiIYxhsldHpcNU+YSBM4tw0fkU7POYsrUb4wzs6HMT8/GJNKYczfH8YCAmAsMBDGgoJgLDgYxhYsgLGFC2EsJATGFi2CsdBQGFu8GMaWLIGxpUthLCwMxmQyGAsPh7GICBiLjISxZctgbPlyGFuxAsZWroSxqCgYi442ZnTSEc/EiOM5EGE48Kp/DofH/luyigxWLClPXv1u01YsH93IWkRLaol1vw2EZ6AsqVIQ6/lqnqi/YiVtNc8t0uio8gwVvSFdvLrt754DDYe6N5/Y5XntVho08hscHJZ8fdGQ6EQay1uN1YSCxO9uPOC+w23j7kNnc7aOU3pJM2Zd8fngr711B+qynoTU9n68at/ClbEP3J8VHb1X6nz8h6sXjxc3Vlg4mU2dE1V7zmbsVEjE18kEEySkRkGmcJ2M6+4QouCaGkANaU/CXNaqVKRAbBhbbICI8ZBiCKOcVk5TRiNaDgpHtRwWcV1XQ4lFBuUSDhmLh3QGKOFCIafGDKnCOGQyrDLAsWgCoWYp06E1gwzQbHjNITwOwVmWGo/F2T1oQb3/GBggi/mqlJhX6iAs6ncZp9aVv735XnfEMoHP77la/6tL8m4Tna/68mYxGM3iEclHwFCQ0zb3+bHnlpSZ3QvL5TmtZWec9BXnP/2865fMCeUrHC1a+ZgZCs56ZZTUH4XTmQsFsde7q5GXrVek85saG4xN60Tm0ParG2yzftL3Pa39221ZelEnU1hT9t1RvWOokVJWCeTwjtMC9//PYPHRYRTwXWs+36Mwn+9uZwzMtL3Eetvf1ezbvza1p+Rk1Df7Gwqsy/qfStpe6Iz5WA8K+KgebycXDDV8vmWEjD7eYMdH6oRyJU5zDJzP7lRB6+MWzxUun9dexPuhrp791+0/ivBsiX5yd+Nn9caVQSI+Pjda731HJF8WozAfGXlZY2kT0Hb5Tvz3PUv7+s0Vk7clZTWXXvA5tZPWZW9e18BHmVH4Z0sRcucgkv7m2iG2au5l+OETP/pmRf0coYXVd5lnx+zjOzQfE4ag21Ocwpdn0tgN55rsP2WalF84Udz3sdu4rvs/+HiH4O8vQAEfwePLOBFfXR91/NQRydcb/zuaz3dAviCJ+KI8uv0ZI5IvZgKrd1t1eDsAgAQCv9BlImlYwMLgwIhIQXiw1Abi3qvQt9yTUyjhXqwSEQRJAAyd5x62ns5Qu2EcMTxoIegfCFl7yA==',
  uda: 'eNrVWWlUFFcWrqqu6gUUBBcEBQFFIkJAUFlEkGYVAdmRtWy7C2hpupqqahYjiohJ3NhiRI0wgBplcwkYN0SJEEMAFVFB3EJEcZdRcSOEqUbInMmfF8/kzDnTP+rdfu/WW/rd797v3oYg7RC5NElJuEnjpIxI5kLTBAOhl3gdv9XdNeg7EI0XLOiaor6laM1Ac2OYSYqdeWX76RqjTTAMQSitIMRtvMjN54PtrDFvfeO6bcYJvUGbxzvM/HLqSY/xSGrqL1GyN6wmxhBUIj2fP2TMK8vLJTacM18XlVw43lq/M6poPDn2ZHP24bDHLU9DWVUuQyYQctqOn/Rtfa/Xptpa9yrr4qFm3Wg/s8LyZzcPX+0R5h+79c79OqurKWIYkTg+kZAzwWkKgoaLNZHJiqfNTyS8bdXoPFljVG7R2sGF3YGdPvSLDTFh60/dClcTqU64NEVOUONMVQeFIRhqG37O56uednyIfbJTqb7A8yclKZvc2rcerSbH6E/rufhql1JrT50J+vWLsgd2WVf2qUMwO80f6n/xLQjiM5RITscSFPuKAwSpvcavmay7vaG5zW/6rzd25Z96vjmNGeo+OsaHuZHzeW8AH4+Zea8Rc5zi7hYQ+WMxsbDYjJc3MEcrMWnv++uTuoNCoJEPb6TVKD+ol7YfpSvPf/t5wKBl/RBk0HH52aKM69q7t6QkZQ5wEZRhf7IjY2//nmFY1Vn8M3+WkX/FEccA3+TbAfH1TUlY6Zq42OWoRMSIXpyckTGpKN3BaxCysph2J+PEXa0cuDTyW6VF+sV1z/l2Gpf1FuhueNuP6w2dn6kfMi2hYskLbmuD12BzwbEGL0Eru5aSSSUfrFzUGmXy7vSvWUPSfVrW+11mG4Wc1gjVrj9zN+vr5Y1cTEGRZCxoMdD9YggBh7r2eG15+WbCXDitw+TBJy/OLvnNpWWB6WtsaZctra/7+H7heIVXdzhZ3/vQ/5CapD4Zn9WjPaPCYvar3uVRKZObt5HaX12crFGYevPHyMZvPC2Hfq8a6N96ZEfL+k9eL4ExOHTs9jd702Z8d+4OqiER2+dcw6/mEeazXIVn9r2znxgQDFoBg6NKFi+Lvjf3WV713WKrY8+vtB7bVVc20XLcNNvwmvNGGtOmVpw51znz7Jm2hylqXxa9b9kcN6kK9nZ6Mu778IlWxrlCaNHUw8rsCT9AWzShLfcvXzEo0rXtbtXcOaFx15pZ3Rc+Kz6FwS0/UPk5aXac69Oiq7YGtOxIcLW208yf8eZ8PXvJ2adyje46uTaWR72YZRq0x64+7ukC8W7f6xdOl+XMleqcbHJVYvC+iwPWyvG8NUunNS2n8jPdig1Ktsi6+nd0qYfNq+TFdJhFllf6bxwSbJ2o7mX+e2ftJb28sx010dZG8qvJFUmPb/FAxzCEZt857r9wiV7/uqOCOdIb1zOUU3UfDRYaV5WcGyh2yHM5jSIQKiflRKdz3S+WY+/VyN5qdhu8GewTnd9aED2n6uGz0tpFO22KZDBKk4nEK28PYb4u7lAgdnLVdi102XQx1qLtu0L/9QkVMpcSc8Ky88UqHVPtXKeVTtv73kahGTVGejqVbVbhvwVc2XvqtvnHrXZY0Z7z+vKYiHudvIk/zwnWjwg8dbu5PbDQ7v6t7ylDQYFjW2lhS9U3eZ/NtMI3Htg7YDTZysyPbqxUSx17vwKKoTkWKJEqlhmh8SI6fjpXQspkImoGR5SomIkqZEp6Nos+Ot6CIyGZT9FVBEVacdi9zeEwKaQ1xsRTBGGDxpJKai4aK00m5nFoaep8jCaSCbktRkjj4hk7VC6VE/aYWEQRTAxXRqrmw2GRCF6xAhaLYYkEJgg4NhaOi4Pj42GpFF65Ek5IgGUyODERlsthkoQVCjgpCaYomKZhhoGVSjg5GU5JgVNT4bQ0eNUq59nUsYZDeuIx37cP8Tcfmjfuq2cekUXpnmYiKLNncUcPBovLp094cMTzp++y7lTvKhrXtrv86vtHWdmOJ7IK8+KuzfV2LV/b+LpfsvRe6cEYvbJcYevjL7YJ7/pQzv2Za4/Y3N70F10VVyKNI2gGZJPuxzJMPocbZ363INJL5KGW69/tPG+gbj12ANIK64Htvvw4E/h5KOdg9Sao2G++UVBOtqgjYsNeollNw+tcuNOachl+3qtuuo7Zgyz3Xb3r5xZznQXvNeZ89mjzdMfezD1fKnu3H+fgGK0QiQnDD5bATVKSDEEb/6dF8BQEJWZjnImANQ2CokVyyUw1kYKkGYpUxBOm/BWUSJxAMD6fjEqBs/gimo25UjrB7IMpYWIyMVFkjiVK5Ur6g0lhtIxdxfK/syxSRsodBDSRKHVViQtQGUHTjhiRpBTJFvLiKELEbsOJzxIMmpGScmdExCxCcBcXBBcKEdzVFcHd3BDc3R3BPTwQ3NMTwb28EHzxYgT39kbwJUsQ3McHwX19EdzPD8GXLkVwf38EDwhA8MBABA8KQvDgYAQPCUHw0FAEDwtD8GXLEDw8HMEjItToJOHILxMpWMEKQaoDR/27OzD6T9Dgq7QYqThh+d8LEoF4dCOfoQqpglj9R0dgOsZIZRJijd+RpB1dF+QVNtEvCvh+WpcztWJ1dK6eMDXLJpUGR2SJGFx6xWngZNvU2ZctBq0Cfn6Y3mOXaPtjl1NlGAL7frrx8VFQVOIPlC2j9BbaBHOr48+REZlpguUtv9r/Xnuoe+PJHfZXu1JHOcTQ0Ic2MsU8+wje4Qmdz3d5rZnTZds7v3rQw+ywzgVfd7/368oxOCbmp/yldCvVYBy1vcIzLXbZ8ynU7j3cX5fX7p1tslFfE0QNVdAmUhlgxE0kJFLRL18cmLvd5oudhxo25WvFOwjTZ7c7fbr/8fEDxzMeedc8XgeKqRA/mtOgs7Use42zw0vXuzvTGUN9rVem1hfrSg8vyXb+J27MGa8ulUukyVJaukJGQKiEEEthTAU9KcIiRyaTcgSqPl+ViKoNDwzLGDsqpkjuyCgr8kZHWZmPykVyUsBXDfqxkppgeEwlqrPmICbHDA/5s9LYD0MqUQOLJRIZUnN4Tg+VOO7DnMOyFspyX1IbdAEYkjk945Wy72nN0ZsBaXm36dyq0hvVSnMfbnxAOSxGtv8AYp4g4slx+m8cyP/KFfy9cAZFNCDS4FGkjbQgygqmYnKm5R/6Y5qDLwxZvJzRdCWkvvIRZe3QeizqAnLsdMGekI8La+mEX8HT7ZNWOzouHh8mDDD9/mwfv7RVEaxDv59i4Vs+A5SbcRFEKknpu5TeUn0qcO/627n1DwKzi/3QMahOZpDL1EwDI9scMYuKRALk9kCTQDBorxgMyk8yYhprg7R/csl1iy5ZWXJ2k+Au9MDa4eLBldOFarOqoIUY3OCQXnSiGkmjm3Kir3VXov3N7cJFZ+tq1TSP8ydA266AQMaZ+/9p6CVdqxPaX98ssVeIjl+w8H4dovvDoucLTj3ZIBHMOHzGxvbjrOpdmcvO0A2WQU+cTCbn9WevXwX3PdihX7H6ia8dujDhK2NQgOOD2NQorCaMtHsyhS+bO9oulWh3be1ebhl65S2p0dCQ3Hg2PtxnCUqEYjCILYJgB6GgJACDQZkakNhyhvkvaBoerVyh0gPlODxxvIiiCQakV7sWLbg2eD/ik08v3S9ZT79tCpiCRNUMDG6P62z6h/WNCBZXgBrDmZzmh432YXO+rWkVDUB3evddmzU/yL4x4tEvX+w5oVbuwQclSKOExHmkBcEQQ0AW0l+lY+TWcvnWiie9S/sGJkj0v1qZUV/c5HSmgErK2ri6FsTnMRiU77Tk9J7A+702lSS32zlMKuc4HKT3p84T1l2vLprKOO58qgbyaKB0CPqTkYPSfAx5p8NHbx1E095ePcRULLiM3H/kQl0vO2HLm6h3Y23DmBLQPYFKgVyUq+LMBAUijMMeH+RteRKCEUllNChREygolhjRbFIBonUg7wRBNw0sA0PXUniHVVXW52vH7m06uatvnY3WnZ7nTo7eIhMvDAbdCoicfpynBO0HVEpT8epUqQTk/9BkUsmAykCgghwfWKv6U1oBKtJgMMiOQCgGBorRLZmOtG8MiOz9Ps7z/HbXXTO8o+9mGGJT8ybk4kbTC70TX0pC0I+7PZDnBOGRo/f3RnFQ3MVgECaBfBZU2OfyMTazIlJBRHfEkQCrgipHAiInf9WR8FhHkiwlUkBG8NeyUPV//ydBg2IBnyJogkomaBB7hyEOx8UnhC/0d1vs6R4UzAn0FC6C1Fm+01CsCSE6w6I6H4J+ms+H1VmDtjeE1AUQ1FisqWVvBOvCLmwvAqlrcSD7OYbq6hikC4vgsayiGgqNsiboX5N/+CA=',
};
