import { hideWords } from '../net/secrets.ts';

/** No error needs more to be understood. */
const MOST_CHARS = 8_000;
const MOST_KEPT = 100;

/** Redacts everything before it is written. */
export interface Logger {
  fault: (incident: string, name: string, error: unknown) => void;
  info: (text: string) => void;
  recent: () => readonly string[];
}

export function createLogger(write: (line: string) => void): Logger {
  const kept: string[] = [];
  const say = (level: string, text: string) => {
    const at = new Date().toISOString();
    write(`${at} ${level} ${redact(text)}\n`);
    kept.push(`${at} ${level} ${redact(text)}`);
    if (kept.length > MOST_KEPT) kept.shift();
  };
  return {
    fault: (incident, name, error) => {
      const text = error instanceof Error ? (error.stack ?? error.message) : JSON.stringify(error);
      say('fault', `${incident} in ${name}: ${text}`);
    },
    info: (text) => say('info', text),
    recent: () => kept,
  };
}

/** Keys, entropy, seeds, long base64 (PSBTs), credentials: the patterns rather remove too much than too little. */
const patterns: readonly RegExp[] = [
  /\b[xtyzuv](?:pub|prv)[1-9A-HJ-NP-Za-km-z]{20,}\b/g,
  /\b[KL5c9][1-9A-HJ-NP-Za-km-z]{50,51}\b/g,
  /\b[0-9a-fA-F]{32,}\b/g,
  /\b[A-Za-z0-9+/_-]{60,}={0,2}/g,
  /\b(?:Bearer|Basic|authorization|token)\b[\\"':=\s]+(?:(?:Bearer|Basic)\s+)?[^\s\\"',}]+/gi,
];

export function redact(text: string): string {
  const clean = hideWords(text.slice(0, MOST_CHARS));
  return patterns.reduce((left, pattern) => left.replace(pattern, '[redacted]'), clean);
}
