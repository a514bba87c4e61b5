import type { Numbering } from '../../../src-main/base/service/numbering.ts';
import type { FetchLimit, Say } from '../parts/needs.ts';
import { fetchPython } from '../parts/python.ts';

/** What RGB-Node looked like in a month, by the name of its dialect. */
export type Shape = 'rgb-node-2025-06' | 'rgb-node-2025-07' | 'rgb-node-2025-08' | 'rgb-node-2026-03';

/** An official release of rgb-lib for Python, as servers run it. */
export interface Release {
  readonly name: string;
  /** Of the wheel for Linux on x64, SHA-256. */
  readonly hash: string;
  /** Which table its states come by (service-facts.md 2.1); null: this wallet cannot work with it at all. */
  readonly numbering: Numbering | null;
  /** The servers that it is run under: that of its month, and today's. */
  readonly shapes: readonly Shape[];
}

const release = (
  name: string,
  numbering: Numbering | null,
  shapes: readonly Shape[],
  hash: string,
): Release => ({ name, numbering, shapes, hash });

const JULY: readonly Shape[] = ['rgb-node-2025-07', 'rgb-node-2026-03'];
const AUGUST: readonly Shape[] = ['rgb-node-2025-08', 'rgb-node-2026-03'];
const TODAY: readonly Shape[] = ['rgb-node-2026-03'];

export const RELEASES: readonly Release[] = [
  release(
    '0.3.0a13',
    null,
    ['rgb-node-2025-06'],
    '5eb6f159d0e8d209537af65619b410c35d1dbf94771132bed367ffa0c911ec9a',
  ),
  release('0.3.0b1', 'documentEra', JULY, '6b67fd51e7281e76452623740ddab53cd016826067e69e8dd4b5a9ffe8a988e1'),
  release('0.3.0b2', 'documentEra', JULY, '19444d84b2d4d2602144de821e7179c712bd04538ad252450897c27d053fabbb'),
  release(
    '0.3.0b3',
    'documentEra',
    AUGUST,
    '47b175755f82fb292277ff4e51bc529ce0909715f30d8a81ef97f05867c17338',
  ),
  release(
    '0.3.0b4',
    'documentEra',
    TODAY,
    '44081536c8dd3ae1dc5175399e789f9748eade3e9e1cb7ed416066f66f675d80',
  ),
  release('0.3.0b5', 'beta5', TODAY, '8357b39205022b48b66bfb9f29f92ce4157e9bad90de858d3e4372c32607ff2e'),
  release('0.3.0b6', 'beta6', TODAY, 'c35545b2749f823bcb1bf8c47e4f47b4155969e20701cfed91ac089018bf51ae'),
  release('0.3.0b7', 'beta7', TODAY, '26787d3b119a7eec21ca2424cbe84a2020dab0ad72ecb66d89a6edda5fc5ab64'),
];

/** The folder of each release's package, by its name; nothing is installed. */
export type ReleaseFolders = Readonly<Record<string, string>>;

/** From PyPI, each held to its hash, kept in the user's cache folder. Throws NotHere. */
export async function fetchReleases(say: Say, limit: FetchLimit): Promise<ReleaseFolders> {
  const folders: Record<string, string> = {};
  for (const { name, hash } of RELEASES) {
    const requirements = [`rgb-lib==${name} --hash=sha256:${hash}`];
    const what = { name: `rgb-lib-${name}`, what: `rgb-lib ${name}`, requirements };
    folders[name] = await fetchPython(what, say, limit);
  }
  return folders;
}
