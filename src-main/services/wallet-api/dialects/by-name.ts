import type { Dialect } from '../../../../src-preload/contract/connection.ts';
import type { ApiNumbering } from '../../../ports/index.ts';
import type { WalletDialect } from '../dialect-parts/dialect.ts';
import { documentDialect, ownDialect, practiceDialect } from './document.ts';
import { rgbNodeApiDialect } from './rgb-node-api.ts';
import { rgbNodeDialect } from './rgb-node.ts';
import { thunderlinkDialect } from './thunderlink.ts';

type Name = Dialect | 'practice' | 'own';

const made = new Map<string, WalletDialect>();

export function dialectOf(name: Name, numbering: ApiNumbering): WalletDialect {
  const key = `${name} ${numbering}`;
  const dialect = made.get(key) ?? makeDialect(name, numbering);
  made.set(key, dialect);
  return dialect;
}

function makeDialect(name: Name, numbering: ApiNumbering): WalletDialect {
  if (name === 'document') return documentDialect(numbering);
  if (name === 'practice') return practiceDialect(numbering);
  if (name === 'own') return ownDialect(numbering);
  if (name === 'rgb-node-api') return rgbNodeApiDialect(numbering);
  return name === 'thunderlink' ? thunderlinkDialect(numbering) : rgbNodeDialect(name, numbering);
}
