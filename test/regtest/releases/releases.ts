import type { Numbering } from '../../../src-main/base/service/numbering.ts';
import type { FetchLimit } from '../parts/fetch-limit.ts';
import { fetchPython, PYTHON } from '../parts/python.ts';

/** What RGB-Node looked like in a month, by the name of its dialect. */
export type Shape = 'rgb-node-2025-06' | 'rgb-node-2025-07' | 'rgb-node-2025-08' | 'rgb-node-2026-03';

/** An official release of rgb-lib for Python, as servers run it. */
export interface Release {
  readonly name: ReleaseName;
  /** Of the wheel for Linux on x64, SHA-256. */
  readonly hash: string;
  /** Which table its states come by (service-facts.md 2.1); null: this wallet cannot work with it at all. */
  readonly numbering: Numbering | null;
  /** The servers that it is run under: that of its month, and today's. */
  readonly shapes: readonly Shape[];
}

export const RELEASE_NAMES = [
  '0.3.0a13',
  '0.3.0b1',
  '0.3.0b2',
  '0.3.0b3',
  '0.3.0b4',
  '0.3.0b5',
  '0.3.0b6',
  '0.3.0b7',
] as const;
export type ReleaseName = (typeof RELEASE_NAMES)[number];

export const RELEASES: readonly Release[] = [
  {
    name: '0.3.0a13',
    hash: '5eb6f159d0e8d209537af65619b410c35d1dbf94771132bed367ffa0c911ec9a',
    numbering: null,
    shapes: ['rgb-node-2025-06'],
  },
  {
    name: '0.3.0b1',
    hash: '6b67fd51e7281e76452623740ddab53cd016826067e69e8dd4b5a9ffe8a988e1',
    numbering: 'documentEra',
    shapes: ['rgb-node-2025-07', 'rgb-node-2026-03'],
  },
  {
    name: '0.3.0b2',
    hash: '19444d84b2d4d2602144de821e7179c712bd04538ad252450897c27d053fabbb',
    numbering: 'documentEra',
    shapes: ['rgb-node-2025-07', 'rgb-node-2026-03'],
  },
  {
    name: '0.3.0b3',
    hash: '47b175755f82fb292277ff4e51bc529ce0909715f30d8a81ef97f05867c17338',
    numbering: 'documentEra',
    shapes: ['rgb-node-2025-08', 'rgb-node-2026-03'],
  },
  {
    name: '0.3.0b4',
    hash: '44081536c8dd3ae1dc5175399e789f9748eade3e9e1cb7ed416066f66f675d80',
    numbering: 'documentEra',
    shapes: ['rgb-node-2026-03'],
  },
  {
    name: '0.3.0b5',
    hash: '8357b39205022b48b66bfb9f29f92ce4157e9bad90de858d3e4372c32607ff2e',
    numbering: 'beta5',
    shapes: ['rgb-node-2026-03'],
  },
  {
    name: '0.3.0b6',
    hash: 'c35545b2749f823bcb1bf8c47e4f47b4155969e20701cfed91ac089018bf51ae',
    numbering: 'beta6',
    shapes: ['rgb-node-2026-03'],
  },
  {
    name: '0.3.0b7',
    hash: '26787d3b119a7eec21ca2424cbe84a2020dab0ad72ecb66d89a6edda5fc5ab64',
    numbering: 'beta7',
    shapes: ['rgb-node-2026-03'],
  },
];

/** ElectrumX 1.18.0 on purpose: the next one closes clients that do not say their version first, as rgb-lib up to b6. */
const INDEXER = ['e-x==1.18.0', 'aiorpcX==0.25.0', 'plyvel==1.5.1'];

/** Python packages in folders of their own; nothing is installed. */
export interface PythonParts {
  readonly python: string;
  readonly releases: Readonly<Record<string, string>>;
  readonly indexer: string;
}

/** From PyPI, each release held to its hash, kept in the user's cache folder. Throws NotHere. */
export async function fetchPythonParts(say: (line: string) => void, limit: FetchLimit): Promise<PythonParts> {
  const releases: Record<string, string> = {};
  for (const { name, hash } of RELEASES) {
    const requirements = [`rgb-lib==${name} --hash=sha256:${hash}`];
    releases[name] = await fetchPython(
      { name: `rgb-lib-${name}`, what: `rgb-lib ${name}`, requirements },
      say,
      limit,
    );
  }
  const indexer = await fetchPython(
    { name: 'electrumx-1.18.0', what: 'ElectrumX', requirements: INDEXER },
    say,
    limit,
  );
  return { python: PYTHON, releases, indexer };
}
