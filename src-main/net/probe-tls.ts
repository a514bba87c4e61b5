import type { TLSSocket } from 'node:tls';
import type { Reached } from '../../src-preload/contract/index.ts';
import { fail } from '../base/errors.ts';
import { type RouteWithPin, reach } from '../base/service/route.ts';
import type { ReachService } from '../ports/index.ts';
import { parseBaseUrl } from './base-url.ts';
import { certificateOf, certificateProblem, pinFailure, pinnedValueOf, validityOf } from './certificate.ts';
import { networkFailure } from './faults.ts';
import { hostAndPort, type HostAndPort } from './proxy-fault.ts';
import { openSocket, passage, connectTarget, type Passage, type Target } from './connect.ts';
import type { Gate } from './door.ts';
import { cleanText } from './secrets.ts';
import { secureUnjudged } from './secure.ts';
import { ConnectTimeout } from './wait-on.ts';

/** A person waits; an onion circuit needs time. */
const LIMIT_MS = 30_000;

type Certificate = NonNullable<Reached['certificate']>;

/** Results: ports/wallet-api.ts. */
export function createReachService(gate: Gate, limitMs: number = LIMIT_MS): ReachService {
  return async ({ baseUrl, way }) => {
    const url = new URL(parseBaseUrl(baseUrl, { loopbackOnly: false, route: way }));
    const beganAtMs = performance.now();
    try {
      const certificate = await probeCertificate(
        passage(gate, way, reach('service', baseUrl)),
        connectTarget(url),
        AbortSignal.timeout(limitMs),
      );
      return { tookMs: Math.round(performance.now() - beganAtMs), certificate };
    } catch (error) {
      const where = { host: url.host, endpoint: '/' };
      if (error instanceof ConnectTimeout)
        throw fail('SERVICE_SLOW', { ...where, phase: 'connect', seconds: Math.ceil(limitMs / 1000) });
      throw error instanceof Error ? networkFailure(error, where, 'head') : error;
    }
  };
}

/** Only the handshake is ever written. */
async function probeCertificate(by: Passage, to: Target, signal: AbortSignal): Promise<Certificate | null> {
  const plain = await openSocket(by, to, signal);
  const socket = to.isTls ? await secureUnjudged(plain, to, signal) : plain;
  try {
    return 'encrypted' in socket ? readCertificate(socket, by.way, to) : null;
  } finally {
    socket.destroy();
  }
}

function readCertificate(socket: TLSSocket, { pin }: RouteWithPin, to: HostAndPort): Certificate {
  const host = hostAndPort(to);
  const certificate = certificateOf(socket, host);
  return {
    subject: nameIn(certificate.subject),
    issuer: nameIn(certificate.issuer),
    ...validityOf(certificate),
    certificateSha256: pinnedValueOf(certificate, 'certificate'),
    publicKeySha256: pinnedValueOf(certificate, 'publicKey'),
    verdict: pin === null ? nodeVerdict(socket) : verdictOf(pinFailure(certificate, pin, host, Date.now())),
  };
}

function nodeVerdict(socket: TLSSocket): Certificate['verdict'] {
  if (socket.authorized) return 'vouched';
  // Typed as an Error, but a code in fact (Node's documentation, tlsSocket.authorizationError).
  return certificateProblem(String(socket.authorizationError)) ?? 'untrusted';
}

function verdictOf(failure: ReturnType<typeof pinFailure>): Certificate['verdict'] {
  if (failure === null) return 'pinned';
  const { failure: why } = failure;
  return why.code === 'CERTIFICATE_REFUSED' ? why.facts.problem : 'changed';
}

function nameIn(text: string | undefined): string {
  return cleanText((text ?? '').replaceAll('\n', ', '));
}
