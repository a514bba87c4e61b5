import { createPrivateKey, X509Certificate, type KeyObject, type PrivateKeyInput } from 'node:crypto';
import { attempt } from '../../base/json.ts';
import type { ClientCertificate } from '../../base/service/route.ts';

const BLOCK = /-----BEGIN ([A-Z0-9 ]{1,40})-----[^-]+-----END \1-----/g;
const MOST_CERTIFICATES = 6;
/** Base64 of the key in each entry, since a keychain on Windows holds little more with the owner. */
const PART_CHARS = 900;
/** Enough for an RSA key of 8,192 bits. */
const MOST_PARTS = 8;

/** Takes PEM blocks in any order. A string names the problem: no certificate, no key, a protected or another key. */
export function splitClientCertificate(
  text: string,
): { certificate: string; keyParts: readonly string[] } | 'certificate' | 'key' | 'locked' | 'other' {
  const blocks = [...text.matchAll(BLOCK)].map(([pem, label = '']) => ({ pem, label }));
  const ofKind = (kind: RegExp) => blocks.filter(({ label }) => kind.test(label));
  const [keyBlock, secondKey] = ofKind(/PRIVATE KEY$/);
  const certificates = ofKind(/CERTIFICATE$/).flatMap(({ pem }) => certificateIn(pem) ?? []);
  if (keyBlock === undefined || secondKey !== undefined) return 'key';
  if (certificates.length === 0 || certificates.length > MOST_CERTIFICATES) return 'certificate';
  if (/ENCRYPTED/.test(keyBlock.pem)) return 'locked';
  const key = keyIn(keyBlock.pem);
  if (key === null) return 'key';
  const own = certificates.find((one) => one.checkPrivateKey(key));
  if (own === undefined) return 'other';
  const keyText = key.export({ type: 'pkcs8', format: 'der' }).toString('base64');
  const keyParts = keyText.match(new RegExp(`.{1,${String(PART_CHARS)}}`, 'g')) ?? [];
  if (keyParts.length > MOST_PARTS) return 'key';
  const chain = [own, ...certificates.filter((one) => one !== own)];
  return { certificate: chain.map((one) => one.toString()).join(''), keyParts };
}

/** Undefined if a part of the key is missing, or if key and certificate don't fit. */
export function joinClientCertificate(
  certificate: string,
  keyParts: readonly (string | undefined)[],
): ClientCertificate | undefined {
  if (keyParts.some((part) => part === undefined)) return undefined;
  const own = certificateIn(certificate);
  const key = keyIn({ key: Buffer.from(keyParts.join(''), 'base64'), format: 'der', type: 'pkcs8' });
  if (own === null || key === null || !own.checkPrivateKey(key)) return undefined;
  return { certificate, key: key.export({ type: 'pkcs8', format: 'pem' }).toString() };
}

export function clientCertificateView(
  certificate: string | null,
): { readonly subject: string; readonly endsAtMs: number } | null {
  const own = certificate === null ? null : certificateIn(certificate);
  if (own === null) return null;
  const endsAtMs = Date.parse(own.validTo);
  // With an unreadable date the certificate counts as over.
  return { subject: own.subject, endsAtMs: Number.isNaN(endsAtMs) ? 0 : Math.max(0, endsAtMs) };
}

const certificateIn = (pem: string): X509Certificate | null => attempt(() => new X509Certificate(pem));
const keyIn = (key: string | PrivateKeyInput): KeyObject | null => attempt(() => createPrivateKey(key));
