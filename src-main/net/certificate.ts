import { createHash, type X509Certificate } from 'node:crypto';
import type { PeerCertificate, TLSSocket } from 'node:tls';
import type { FactsOf, Pin } from '../../src-preload/contract/index.ts';
import { fail, type WalletError } from '../base/errors.ts';

export type CertificateProblem = FactsOf<'CERTIFICATE_REFUSED'>['problem'];

/** Throws CERTIFICATE_REFUSED if there is none. */
export function certificateOf(socket: TLSSocket, host: string): X509Certificate {
  const shown = socket.getPeerX509Certificate();
  if (shown === undefined)
    throw fail('CERTIFICATE_REFUSED', { host, problem: 'untrusted', detail: 'none shown' });
  return shown;
}

/** SHA-256, 64 hex digits, lower case: see Pin in base/service/route.ts. */
export function pinnedValueOf(certificate: X509Certificate, of: Pin['of']): string {
  const bytes =
    of === 'certificate' ? certificate.raw : certificate.publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(bytes).digest('hex');
}

/** Null if it is the pinned one and in date. The pin replaces chain and names, not the dates. */
export function pinFailure(
  certificate: X509Certificate,
  pin: Pin,
  host: string,
  nowMs: number,
): WalletError | null {
  const seen = pinnedValueOf(certificate, pin.of);
  if (seen !== pin.sha256) return fail('CERTIFICATE_CHANGED', { host, of: pin.of, pinned: pin.sha256, seen });
  const { validFromMs, validToMs } = validityOf(certificate);
  if (nowMs > validToMs)
    return fail('CERTIFICATE_REFUSED', { host, problem: 'expired', detail: certificate.validTo });
  if (nowMs < validFromMs)
    return fail('CERTIFICATE_REFUSED', { host, problem: 'notYet', detail: certificate.validFrom });
  return null;
}

/** The last time that a Date holds (ECMA-262, 21.4.1.1). */
const LAST_MS = 8_640_000_000_000_000;

/** Unix milliseconds; an unreadable date counts as expired or not yet valid. */
export function validityOf({ validFrom, validTo }: X509Certificate): {
  readonly validFromMs: number;
  readonly validToMs: number;
} {
  const [from, to] = [Date.parse(validFrom), Date.parse(validTo)];
  return {
    validFromMs: Number.isNaN(from) ? LAST_MS : Math.max(0, from),
    validToMs: Number.isNaN(to) ? 0 : Math.max(0, to),
  };
}

/** What the error code says is wrong with the certificate; null: the code is about something else. */
export function certificateProblem(code: string): CertificateProblem | null {
  return problems.find(({ codes }) => codes.test(code))?.problem ?? null;
}

const refused = new WeakMap<Error, Partial<PeerCertificate>>();

/** Keeps a refused certificate, which the socket no longer has at the time of the error. */
export function keepRefused(socket: TLSSocket): void {
  // Runs before Node's own listener, which judges the certificate and ends the connection.
  socket.prependOnceListener('secure', () => {
    // Not getPeerX509Certificate: asked this early, Node 20 loses the certificate's address.
    const shown: Partial<PeerCertificate> = socket.getPeerCertificate();
    const keep = (error: Error): void => void refused.set(error, shown);
    socket.prependOnceListener('error', keep).once('secureConnect', () => socket.off('error', keep));
  });
}

/** The date that made a certificate be refused; null if none did, or none was seen. */
export function refusedDate(error: Error, problem: CertificateProblem): string | null {
  const shown = refused.get(error);
  if (problem === 'expired') return shown?.valid_to ?? null;
  return problem === 'notYet' ? (shown?.valid_from ?? null) : null;
}

const problems: readonly { problem: CertificateProblem; codes: RegExp }[] = [
  { problem: 'name', codes: /^(ERR_TLS_CERT_ALTNAME_INVALID|\w*HOSTNAME\w*)$/ },
  { problem: 'expired', codes: /^CERT_HAS_EXPIRED$/ },
  { problem: 'notYet', codes: /^CERT_NOT_YET_VALID$/ },
  { problem: 'selfSigned', codes: /SELF_SIGNED/ },
  { problem: 'untrusted', codes: /^(CERT_\w+|\w*(ISSUER_CERT|LEAF_SIGNATURE)\w*|INVALID_(CA|PURPOSE))$/ },
];
