import type { HistoryContent, HistoryVerdict } from '../../../src-main/verify/history/history.ts';
import type { Allocation } from '../../../src-main/verify/history/open-state.ts';
import type { Line, MovedAsset, Verdict } from '../../../src-main/verify/types.ts';

// Each key is written here once more, so that a member which is renamed or moved in the source changes no digest. The
// rest of each object must be empty for the types: a member that is added does not compile until it is hashed too.

/** All that a verdict says, as one canonical line. Its own digest is left out: it covers the names of the members. */
export function verdictLine(verdict: Verdict): string {
  const { outcome, code, claims, inputs, outputs, assets, sums, txid, digest: _, ...more } = verdict;
  return canonicalJson({
    ...nothing(more),
    outcome,
    code,
    txid,
    claims: claims.map(({ name, outcome, ground, code, facts, ...more }) => {
      return { ...nothing(more), name, outcome, basis: ground, code, facts };
    }),
    inputs: inputs.map(lineOf),
    outputs: outputs.map(lineOf),
    assets: assets.map(assetOf),
    sums: sums === null ? null : sumsOf(sums),
  });
}

function lineOf({
  index,
  kind,
  amountSats,
  outcome,
  path,
  address,
  outpoint,
  assets,
  ...more
}: Line): object {
  return {
    ...nothing(more),
    index,
    kind,
    sats: amountSats,
    outcome,
    path,
    address,
    outpoint: outpoint === null ? null : `${outpoint.txid}:${outpoint.vout}`,
    assets: assets.map(({ assetId, amount, ...more }) => ({ ...nothing(more), asset: assetId, amount })),
  };
}

function assetOf({ assetId, role, inAmount, given, ...more }: MovedAsset): object {
  return {
    ...nothing(more),
    asset: assetId,
    role,
    in: inAmount,
    given: given.map(({ to, amount, opout, seal, ...more }) => {
      return { ...nothing(more), to, amount, opout, seal: sealOf(seal) };
    }),
  };
}

function sumsOf(sums: NonNullable<Verdict['sums']>): object {
  const { inSats, outSats, feeSats, vbytes, ownSats, strangerSats, othersInSats, ...more } = sums;
  return {
    ...nothing(more),
    in: inSats,
    out: outSats,
    fee: feeSats,
    vbytes,
    own: ownSats,
    stranger: strangerSats,
    othersIn: othersInSats ?? null,
  };
}

function sealOf(seal: MovedAsset['given'][number]['seal'] | Allocation['seal']): string {
  if (seal.kind === 'secret') return seal.secretSeal;
  return seal.kind === 'output' ? `this:${seal.vout}` : `${seal.txid}:${seal.vout}`;
}

/** All that is said of an asset's history. */
export function historyLine(verdict: HistoryVerdict): string {
  switch (verdict.outcome) {
    case 'proved': {
      const { outcome, content, ...more } = verdict;
      return canonicalJson({ ...nothing(more), outcome, content: contentOf(content) });
    }
    case 'pending': {
      const { outcome, unshown, content, ...more } = verdict;
      return canonicalJson({ ...nothing(more), outcome, unshown, content: contentOf(content) });
    }
    case 'notMined': {
      const { outcome, code, unshown, named, content, ...more } = verdict;
      const shown = content === null ? null : contentOf(content);
      return canonicalJson({ ...nothing(more), outcome, code, unshown, named, content: shown });
    }
    case 'refused': {
      const { outcome, code, facts, ...more } = verdict;
      return canonicalJson({ ...nothing(more), outcome, code, facts });
    }
  }
}

/** Without `cuts` and the bundles' digests, which save work and say nothing. */
function contentOf({
  contract,
  bundles,
  cuts: _,
  open,
  paidFrom,
  received,
  ...more
}: HistoryContent): object {
  return {
    ...nothing(more),
    contract: contractOf(contract),
    bundles: bundles.map(({ txid }) => txid),
    open: open.map(allocationOf),
    paidFrom,
    received: received.map(allocationOf),
  };
}

function contractOf(contract: HistoryContent['contract']): object {
  const { contractId, assetId, schema, schemaId, chainNet, issuedAtSeconds, supply, ...said } = contract;
  const { ticker, name, details, precision, issued, maxSupply, terms, media, token, ...rest } = said;
  const { rejectListUrl, ...more } = rest;
  const asset = {
    assetId,
    contractId,
    schema,
    schemaId,
    chainNet,
    issuedAtSeconds,
    issued,
    supply,
    maxSupply,
  };
  const words = { ticker, name, details, precision, terms, rejectListUrl };
  return {
    ...nothing(more),
    ...asset,
    ...words,
    media: mediaOf(media),
    token: token === null ? null : tokenOf(token),
  };
}

function tokenOf(token: NonNullable<HistoryContent['contract']['token']>): object {
  const { index, ticker, name, details, preview, media, attachments, ...more } = token;
  return {
    ...nothing(more),
    index,
    ticker,
    name,
    details,
    preview: preview === null ? null : { type: preview.mimeType, bytes: hexOf(preview.bytes) },
    media: mediaOf(media),
    attachments: attachments.map(({ id, ...one }) => ({ id, ...mediaOf(one) })),
  };
}

function mediaOf(media: HistoryContent['contract']['media']): object | null {
  if (media === null) return null;
  const { mimeType, digest, ...more } = media;
  return { ...nothing(more), type: mimeType, sha256: digest };
}

function allocationOf({ opid, type, no, state, seal, ...more }: Allocation): object {
  const held = state.kind === 'structured' ? hexOf(state.bytes) : state.kind === 'void' ? null : state.amount;
  return { ...nothing(more), opout: `${opid}/${type}/${no}`, class: state.kind, held, seal: sealOf(seal) };
}

/** What is refused before there is a verdict. */
export function refusalLine(reason: string): string {
  return canonicalJson({ refused: reason });
}

/** Members in the order of their names, a bigint as decimal text, no white space. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, held: unknown) => {
    if (typeof held === 'bigint') return String(held);
    if (typeof held !== 'object' || held === null || Array.isArray(held)) return held;
    return Object.fromEntries(Object.entries(held).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}

function hexOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex');
}

/** The rest of an object of which every member was taken. */
function nothing(rest: Record<string, never>): Record<string, never> {
  return rest;
}
