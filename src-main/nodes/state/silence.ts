import type { WalletError } from '../../base/errors.ts';
import type { Failure } from '../../../src-preload/contract/failures.ts';
import type { Silence } from '../../../src-preload/contract/node-alerts.ts';

const OF_CERTIFICATE = {
  expired: 'certificateExpired',
  notYet: 'certificateNotYet',
  name: 'certificateName',
  selfSigned: 'certificateUntrusted',
  untrusted: 'certificateUntrusted',
} as const satisfies Readonly<Record<string, Silence['kind']>>;

/** Null if the failure isn't a silence, since something answered. */
export function silenceOf(failure: Failure): Silence | null {
  switch (failure.code) {
    case 'SERVICE_UNREACHABLE': {
      const { host, kind, detail } = failure.facts;
      return { kind: WANTS_CERTIFICATE.test(detail) ? 'wantsCertificate' : kind, host };
    }
    case 'SERVICE_SLOW':
      return { kind: 'late', host: failure.facts.host };
    case 'SERVICE_ANSWER':
      return failure.facts.problem === 'cutShort' ? { kind: 'reset', host: failure.facts.host } : null;
    case 'CERTIFICATE_REFUSED': {
      const { host, problem, detail } = failure.facts;
      const atMs = problem === 'expired' || problem === 'notYet' ? Date.parse(detail) : NaN;
      return { kind: OF_CERTIFICATE[problem], host, ...(atMs >= 0 ? { atMs } : {}) };
    }
    default:
      return null;
  }
}

/** TLS alerts for a missing or wrong client certificate (RFC 8446, 6.2); TLS 1.2 doesn't say which. */
const WANTS_CERTIFICATE =
  /ALERT_(CERTIFICATE_(REQUIRED|UNKNOWN|EXPIRED|REVOKED)|(BAD|NO|UNSUPPORTED)_CERTIFICATE|UNKNOWN_CA|ACCESS_DENIED|HANDSHAKE_FAILURE)/;

export const silenceWord = ({ kind }: Silence) => `silence-${kind}` as const;

export function whyOf({ failure }: WalletError): string {
  const { message } =
    failure.code === 'SERVICE_ERROR' || failure.code === 'TOKEN_REFUSED' ? failure.facts : {};
  const silence = silenceOf(failure);
  return silence === null ? (message ?? failure.code) : silenceWord(silence);
}
