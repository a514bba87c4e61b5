import { fromHex, toHex } from '../../base/bytes.ts';
import { fromJson } from '../../base/json.ts';
import * as v from 'valibot';
import { wordLanguage } from '../../../src-preload/contract/words.ts';
import { fail } from '../../base/errors.ts';
import { Secret } from './secret.ts';

/** 1,200 ASCII characters are 1,740 when the app password closes them. A record takes about 150. */
export const MAX_VALUE_CHARS = 1_200;
/** Closed entries too must fit: Windows keeps 2560 bytes, and keytar 7.10.6 gives it one for each character. */
export const MAX_ENTRY_CHARS = 2_000;

/** A record holds entropy rather than words, since it is shorter and needs no normalising. */
const recordV1 = v.strictObject({
  v: v.literal(1),
  /** 16, 20, 24, 28 or 32 bytes. */
  entropy: v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{8}){4,8}$/)),
  network: v.picklist(['mainnet', 'testnet', 'signet', 'regtest']),
  createdAtMs: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** Word list language; absent means English. */
  language: v.exactOptional(wordLanguage),
});

export function phraseLanguage({ language }: Secret): { language?: Secret['language'] } {
  return language === 'english' ? {} : { language };
}

export function writeRecord(secret: Secret): string {
  return secret.withEntropy((entropy) =>
    JSON.stringify({
      v: 1,
      entropy: toHex(entropy),
      network: secret.network,
      createdAtMs: secret.createdAtMs,
      ...phraseLanguage(secret),
    } satisfies v.InferInput<typeof recordV1>),
  );
}

/** Reads a record. Throws SECRET_UNREADABLE with the version that it claims; never quotes what it read. */
export function readRecord(text: string): Secret {
  const parsed = parseJson(text);
  const read = v.safeParse(recordV1, parsed);
  if (!read.success) throw fail('SECRET_UNREADABLE', { version: versionOf(parsed) });
  const { entropy, network, createdAtMs, language } = read.output;
  return new Secret(fromHex(entropy), network, createdAtMs, null, language);
}

export function isRecord(text: string): boolean {
  return v.is(recordV1, parseJson(text));
}

function parseJson(text: string): unknown {
  return text.length > MAX_VALUE_CHARS ? null : fromJson(text);
}

function versionOf(parsed: unknown): number | null {
  const claim = v.safeParse(v.object({ v: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) }), parsed);
  return claim.success ? claim.output.v : null;
}
