import type { IncomingHttpHeaders } from 'node:http';
import { readAccountXpub } from '../chain/account.ts';
import { invalid, libraryError, plainError, unknownWallet } from '../../serving/answers.ts';
import { header } from '../../serving/request.ts';
import { addWallet, findWallet, type ServedWallet } from '../chain/wallets.ts';
import type { World } from '../chain/store.ts';

/** What a request says of its wallet: `xpub` is the document's header, the others the real server's. */
interface Claimed {
  readonly xpubVanilla: string;
  readonly xpubColored: string | null;
  readonly fingerprint: string | null;
}

/** The wallet a request names. The vanilla account's xpub suffices; what else is sent must agree. */
export function identify(world: World, headers: IncomingHttpHeaders): ServedWallet {
  const claimed = readClaim(headers);
  const wallet = findWallet(world, claimed.xpubVanilla);
  if (wallet === null) throw unknownWallet(claimed.xpubVanilla);
  checkAgrees(wallet, claimed);
  return wallet;
}

/** As identify, and makes an unknown wallet known: then all three headers are needed. */
export function identifyOrAdd(world: World, headers: IncomingHttpHeaders): ServedWallet {
  const { xpubVanilla, xpubColored, fingerprint } = readClaim(headers);
  if (findWallet(world, xpubVanilla) !== null) return identify(world, headers);
  const absent = [
    ...(xpubColored === null ? ['xpub-col'] : []),
    ...(fingerprint === null ? ['master-fingerprint'] : []),
  ];
  if (xpubColored === null || fingerprint === null) throw missing(absent);
  for (const xpub of [xpubVanilla, xpubColored]) {
    if (readAccountXpub(xpub) === null) {
      throw libraryError('InvalidPubkey', 'Invalid pubkey: not an account xpub of a test network');
    }
  }
  if (!/^[0-9a-f]{8}$/.test(fingerprint)) {
    throw libraryError('InvalidFingerprint', 'Invalid fingerprint: eight hex digits are needed');
  }
  addWallet(world, { xpubVanilla, xpubColored, fingerprint });
  return identify(world, headers);
}

function readClaim(headers: IncomingHttpHeaders): Claimed {
  const xpub = header(headers, 'xpub');
  const xpubVanilla = header(headers, 'xpub-van') ?? xpub;
  if (xpubVanilla === null) throw missing(['xpub']);
  if (xpub !== null && xpub !== xpubVanilla)
    throw plainError(400, 'xpub and xpub-van name different wallets');
  return {
    xpubVanilla,
    xpubColored: header(headers, 'xpub-col'),
    fingerprint: header(headers, 'master-fingerprint'),
  };
}

function checkAgrees(wallet: ServedWallet, claimed: Claimed): void {
  if (claimed.xpubColored !== null && claimed.xpubColored !== wallet.xpubColored) {
    throw plainError(400, 'xpub-col is not the one this wallet was registered with');
  }
  if (claimed.fingerprint !== null && claimed.fingerprint !== wallet.fingerprint) {
    throw plainError(400, 'master-fingerprint is not the one this wallet was registered with');
  }
}

function missing(names: readonly string[]) {
  return invalid(
    names.map((name) => ({ type: 'missing', loc: ['header', name], msg: 'Field required', input: null })),
  );
}
