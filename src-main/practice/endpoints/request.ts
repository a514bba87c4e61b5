import type { IncomingHttpHeaders } from 'node:http';
import {
  invalid,
  libraryError,
  plainError,
  unknownWallet,
  type Answer,
  type InvalidField,
} from '../../serving/answers.ts';
import { header, type Body } from '../../serving/request.ts';
import { txidOf } from '../chain/psbt.ts';
import type { World } from '../chain/store.ts';
import { addWallet, findWallet, readAccountXpub, type ServedWallet } from '../chain/wallets.ts';

export interface Call {
  readonly world: World;
  readonly headers: IncomingHttpHeaders;
  readonly body: Body;
  readonly mischief: Mischief | undefined;
}

/** One endpoint of the interface. `run` throws a Refusal for what it does not do. */
export interface Endpoint {
  /** As in the interface document, without `/api`. */
  readonly path: string;
  readonly run: (call: Call) => Answer | Promise<Answer>;
}

/** An answer that is no JSON. */
export interface RawAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
}

/** What a dishonest or unlucky service does. Tests alone have any. */
export interface Mischief {
  /** What is answered; `run` does what was asked. Throws HangUp where the connection ends instead. */
  readonly answer: (path: string, run: () => Promise<Answer>) => Promise<Answer | RawAnswer>;
  /** The PSBT (base64) that a begin call answers in place of the one it built. */
  readonly psbt: (path: string, built: string) => string;
  /** What a new invoice is paid on: the document has no field to ask for a witness invoice. */
  readonly invoiceKind: () => 'blinded' | 'witness';
}

/** An endpoint for a registered wallet, run as one atomic act. */
export function forWallet(path: string, run: (call: Call, wallet: ServedWallet) => Answer): Endpoint {
  return {
    path,
    run: (call) => call.world.store.atomic(() => run(call, identify(call.world, call.headers))),
  };
}

/**
 * The PSBT that a begin call answers, and its transaction: a dishonest service would take back what it gave out, so that
 * one is on record.
 */
export function handOut<T extends { readonly psbt: string; readonly txid: string }>(
  { mischief }: Call,
  path: string,
  built: T,
): T {
  if (mischief === undefined) return built;
  const psbt = mischief.psbt(path, built.psbt);
  return { ...built, psbt, txid: psbt === built.psbt ? built.txid : (txidOf(psbt) ?? built.txid) };
}

/** The wallet a request names. The vanilla account's xpub suffices; what else is sent must agree. */
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

/** As identify, and makes an unknown wallet known: then all three headers are needed. */
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

/** What a request says of its wallet: `xpub` is the document's header, the others the real server's. */
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

type Wrong = readonly [type: string, msg: string];

/**
 * Reads the fields of a request body, gathers what is wrong, and refuses with all of it at once. `read` sees stand-in
 * values for wrong fields; its result is used only when every field was right.
 */
export function readFields<T>(body: Body, read: (fields: ReturnType<typeof fieldReader>) => T): T {
  const problems: InvalidField[] = [];
  if (body === null) throw invalid([{ type: 'missing', loc: ['body'], msg: 'Field required', input: null }]);
  const result = read(fieldReader(body, problems));
  if (problems.length > 0) throw invalid(problems);
  return result;
}

function fieldReader(body: NonNullable<Body>, problems: InvalidField[]) {
  const read = <T>(name: string, standIn: T, fit: (value: unknown) => { readonly is: T } | Wrong): T => {
    const isThere = Object.hasOwn(body, name);
    const fitted = isThere ? fit(body[name]) : (['missing', 'Field required'] as const);
    if ('is' in fitted) return fitted.is;
    const [type, msg] = fitted;
    problems.push({ type, loc: ['body', name], msg, input: isThere ? body[name] : body });
    return standIn;
  };
  return {
    boolean: (name: string) =>
      read(name, false, (value) =>
        typeof value === 'boolean' ? { is: value } : ['bool_type', 'Input should be a valid boolean'],
      ),
    /** Whole numbers within bounds. */
    integer: (name: string, min: number, max: number) =>
      read(name, min, (value) => {
        if (typeof value === 'number') {
          const msg = 'Input should be a valid integer, got a number with a fractional part';
          return ['int_from_float', msg];
        }
        if (typeof value !== 'bigint') return ['int_type', 'Input should be a valid integer'];
        if (value < BigInt(min))
          return ['greater_than_equal', `Input should be greater than or equal to ${min}`];
        if (value > BigInt(max)) return ['less_than_equal', `Input should be less than or equal to ${max}`];
        return { is: Number(value) };
      }),
    text: (name: string, maxChars: number) =>
      read(name, '', (value) => {
        if (typeof value !== 'string') return ['string_type', 'Input should be a valid string'];
        if (value.length <= maxChars) return { is: value };
        return ['string_too_long', `String should have at most ${maxChars} characters`];
      }),
  };
}
