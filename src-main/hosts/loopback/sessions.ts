import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

export interface Sessions {
  /** A new single-use code; the one before it is worth nothing from now on. */
  readonly newCode: () => string;
  /** The token for a code, once; null for any other code. */
  readonly exchange: (code: string) => string | null;
  readonly knows: (token: string) => boolean;
}

/** Pages at once. A reload lives on its token, so more is only reached by asking for codes again and again. */
const MAX_TOKENS = 8;

/** Who may speak to the loopback host: a one-time code, printed to the operator alone, becomes a page's token. */
export function createSessions(): Sessions {
  let code: Buffer | null = null;
  const tokens: Buffer[] = [];
  return {
    newCode: () => {
      const fresh = secretText();
      code = hashOf(fresh);
      return fresh;
    },
    exchange: (offered) => {
      if (code === null || !timingSafeEqual(code, hashOf(offered))) return null;
      code = null;
      const token = secretText();
      tokens.push(hashOf(token));
      if (tokens.length > MAX_TOKENS) tokens.shift();
      return token;
    },
    knows: (offered) => {
      const hash = hashOf(offered);
      return tokens.some((token) => timingSafeEqual(token, hash));
    },
  };
}

const secretText = (): string => randomBytes(32).toString('base64url');

/** Hashes have one length, so that the comparison takes the same time whatever was offered. */
const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();
