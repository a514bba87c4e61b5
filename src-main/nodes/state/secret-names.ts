/** Rather takes too many names for secret ones than let a secret into a file. */
const SECRET_WORDS =
  /pass(w|p|c|_|$)|pwd|token|secret|mnemonic|(^|_)seed|private|(^|_)key(s?)(_|$)|api_?key|bearer|credential|(^|_)auth(_|$|oriz|entic)|macaroon|biscuit|jwt|(^|_)pin(_|$)|(^|_)words?(_|$)/;

export function namesSecret(name: string): boolean {
  return SECRET_WORDS.test(columnName(name));
}

const MAX_NAME_CHARS = 200;

/** `Invoke URL`, `invokeUrl` and `invoke_url` are the same column. */
export function columnName(name: string): string {
  return name
    .trim()
    .slice(0, MAX_NAME_CHARS)
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_+|_+$/g, '');
}
