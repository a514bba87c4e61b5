import type { IncomingHttpHeaders } from 'node:http';
import * as v from 'valibot';
import {
  invalid,
  libraryError,
  plainError,
  unknownWallet,
  type ServedAnswer,
} from '../../serving/answers.ts';
import { header, type Body } from '../../serving/request.ts';
import { fit } from '../../serving/shape.ts';
import { txidOf } from '../chain/psbt.ts';
import type { World } from '../chain/store.ts';
import { addWallet, findWallet, readAccountXpub, type ServedWallet } from '../chain/wallets.ts';

export interface PracticeCall {
  readonly world: World;
  readonly headers: IncomingHttpHeaders;
  readonly body: Body;
  readonly mischief: Mischief | undefined;
}

export interface PracticeEndpoint {
  /** As in the document, without `/api`. */
  readonly path: string;
  readonly run: (call: PracticeCall) => ServedAnswer | Promise<ServedAnswer>;
}

export interface RawAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
}

export interface Mischief {
  readonly answer: (path: string, run: () => Promise<ServedAnswer>) => Promise<ServedAnswer | RawAnswer>;
  readonly psbt: (path: string, built: string) => string;
  /** The document can't ask for a witness invoice. */
  readonly invoiceKind: () => 'blinded' | 'witness';
}

export function walletEndpoint(
  path: string,
  run: (call: PracticeCall, wallet: ServedWallet) => ServedAnswer,
): PracticeEndpoint {
  return {
    path,
    run: (call) => call.world.store.atomic(() => run(call, identify(call.world, call.headers))),
  };
}

/** Records the PSBT as answered: a dishonest service would accept the one that it changed. */
export function handOut<T extends { readonly psbt: string; readonly txid: string }>(
  { mischief }: PracticeCall,
  path: string,
  built: T,
): T {
  if (mischief === undefined) return built;
  const psbt = mischief.psbt(path, built.psbt);
  return { ...built, psbt, txid: psbt === built.psbt ? built.txid : (txidOf(psbt) ?? built.txid) };
}

function identify(world: World, headers: IncomingHttpHeaders): ServedWallet {
  const { xpubVanilla, xpubColored, fingerprint } = readClaim(headers);
  const wallet = findWallet(world, xpubVanilla);
  if (wallet === null) throw unknownWallet(xpubVanilla);
  if (xpubColored !== null && xpubColored !== wallet.xpubColored) {
    throw plainError(400, 'xpub-col is not the one this wallet was registered with');
  }
  if (fingerprint !== null && fingerprint !== wallet.fingerprint) {
    throw plainError(400, 'master-fingerprint is not the one this wallet was registered with');
  }
  return wallet;
}

export function identifyOrAdd(world: World, headers: IncomingHttpHeaders): ServedWallet {
  const { xpubVanilla, xpubColored, fingerprint } = readClaim(headers);
  if (findWallet(world, xpubVanilla) !== null) return identify(world, headers);
  if (xpubColored === null || fingerprint === null) {
    throw missing([
      ...(xpubColored === null ? ['xpub-col'] : []),
      ...(fingerprint === null ? ['master-fingerprint'] : []),
    ]);
  }
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

/** `xpub` is the document's header, the others real servers'. */
function readClaim(headers: IncomingHttpHeaders) {
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

function missing(names: readonly string[]) {
  return invalid(
    names.map((name) => ({ type: 'missing', loc: ['header', name], msg: 'Field required', input: null })),
  );
}

/** FastAPI's type and message, joined by a line break. */
const wrong = (type: string, msg: string): string => `${type}\n${msg}`;

export const flagField = v.boolean(wrong('bool_type', 'Input should be a valid boolean'));
export const wholeField = (min: number, max: number) =>
  v.pipe(
    v.bigint(({ input }) =>
      typeof input === 'number'
        ? wrong('int_from_float', 'Input should be a valid integer, got a number with a fractional part')
        : wrong('int_type', 'Input should be a valid integer'),
    ),
    v.minValue(BigInt(min), wrong('greater_than_equal', `Input should be greater than or equal to ${min}`)),
    v.maxValue(BigInt(max), wrong('less_than_equal', `Input should be less than or equal to ${max}`)),
    v.transform(Number),
  );
export const textField = (maxChars: number) =>
  v.pipe(
    v.string(wrong('string_type', 'Input should be a valid string')),
    v.maxLength(maxChars, wrong('string_too_long', `String should have at most ${maxChars} characters`)),
  );

export function readFields<S extends v.GenericSchema>(schema: S, body: Body): v.InferOutput<S> {
  const read = fit(schema, body);
  if (read.success) return read.output;
  throw invalid(
    read.problems.map((problem) => {
      const [type = '', msg] = problem.msg.split('\n');
      return msg === undefined ? problem : { ...problem, type, msg };
    }),
  );
}
