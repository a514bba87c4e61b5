/**
 * Which way things point: each rule of the house, held. Every rule is proved by a planted wrong import in
 * test/unit/scripts/directions.test.ts; a new rule without a plant there fails that test.
 */
const contract = '^src-preload/contract/';
const messages = '^src-preload/messages/';
/** The folders of each part, the ground first: a folder knows those before it. What is beside them belongs to the part. */
const FLOORS = {
  wallet: [
    'context',
    'book',
    'rules',
    'lock',
    'vault',
    'connection',
    'chain',
    'signing',
    'receive',
    'refresh',
    'transfers',
    'submit',
    'assets',
    'manage',
  ],
  nodes: ['state', 'storage', 'api', 'registry', 'secrets', 'act', 'list', 'watch'],
};
/** The rooms of the page, the ground first. */
const PAGE_FLOORS = [
  'theme',
  'text',
  'components',
  'bridge',
  'stores',
  '(wallet|signing|nodes)',
  'welcome',
  'settings',
  'app',
];
const floorsOf = (side, part, floors) =>
  floors.slice(0, -1).map((folder, at) => ({
    name: `floors-of-${part}`,
    comment: 'A folder knows those below it alone, so that no two of a part know each other.',
    severity: 'error',
    from: { path: `^${side}/${part}/${folder}/` },
    to: { path: `^${side}/${part}/(${floors.slice(at + 1).join('|')})/` },
  }));
const npm = (...names) => `^node_modules/(${names.join('|')})/`;

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    // 1. The contract imports nothing of ours. Both sides import it. Neither side imports the other.
    {
      name: 'contract-stands-alone',
      comment: 'Both sides are built on the contract: it imports nothing but itself and valibot.',
      severity: 'error',
      from: { path: contract },
      to: { pathNot: [contract, npm('valibot')] },
    },
    {
      name: 'seam-knows-neither-side',
      comment: 'The seam depends on neither side.',
      severity: 'error',
      from: { path: '^src-preload/' },
      to: { path: '^src-(main|renderer)/' },
    },
    {
      name: 'bridge-carries-no-schema',
      comment:
        'The preload and the renderer carry names, not schemas: from the contract they take types. names.ts reads it, and ' +
        'what is built carries what it read (scripts/lib/contract-names.mjs).',
      severity: 'error',
      from: { path: '^src-preload/[^/]+$', pathNot: '^src-preload/names\\.ts$' },
      to: { path: [contract, npm('valibot')], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'renderer-not-to-main',
      comment: 'A screen reaches main by the bridge alone.',
      severity: 'error',
      from: { path: '^src-renderer/' },
      to: { path: '^src-main/' },
    },
    {
      name: 'main-not-to-renderer',
      comment: 'Main serves any screen and knows none.',
      severity: 'error',
      from: { path: '^src-main/' },
      to: { path: '^src-renderer/' },
    },
    {
      name: 'renderer-takes-types-of-the-contract',
      comment:
        'A schema in the renderer would be a second check that may differ from the first, and weighs. How outcomes ' +
        'are built (result.ts), how base units are written (units.ts) and how outside text is (outside.ts) hold none.',
      severity: 'error',
      from: { path: '^src-renderer/' },
      to: {
        path: [contract, npm('valibot')],
        pathNot: '^src-preload/contract/(result|units|outside)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'renderer-enters-the-seam-by-the-bridge',
      comment:
        'Of the seam a screen knows bridge, names, seals, messages and contract; the preload itself runs elsewhere.',
      severity: 'error',
      from: { path: '^src-renderer/' },
      to: {
        path: '^src-preload/',
        pathNot: [contract, messages, '^src-preload/(bridge|names|sealed)\\.ts$'],
      },
    },
    {
      name: 'renderer-has-no-node',
      comment: 'The renderer is a sandboxed page: no Node there.',
      severity: 'error',
      from: { path: '^src-renderer/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'main-takes-the-contract',
      comment:
        'Of the seam main knows the contract, its names, the messages, the channels and the seals; bridge and preload are the other end.',
      severity: 'error',
      from: { path: '^src-main/' },
      to: {
        path: '^src-preload/',
        pathNot: [contract, messages, '^src-preload/(names|channels|sealed)\\.ts$'],
      },
    },

    // 2. The domain takes values and returns values.
    {
      name: 'domain-is-pure',
      comment:
        'No Electron, files, network, clock or randomness: those are handed in. `crypto` is there for hashes, ' +
        'key derivation and AES-GCM only; its randomness is refused by ESLint. `zlib` packs bytes in memory.',
      severity: 'error',
      from: { path: '^src-main/(domain|nodes/state)/' },
      to: {
        pathNot: [
          '^src-main/domain/',
          '^src-main/nodes/state/',
          '^src-preload/contract/(claims|connection|failures|values|outside|words)\\.ts$',
          npm('bitcoinjs-lib', 'bip32', 'bip39', 'tiny-secp256k1', 'unhomoglyph', 'valibot'),
          '^(crypto|zlib)$',
        ],
      },
    },
    {
      name: 'domain-takes-types-of-the-contract',
      comment:
        'What crosses the seam is not what the domain computes with; codes and value types are shared as types. How ' +
        'outside text is written (outside.ts) is one for all.',
      severity: 'error',
      from: { path: '^src-main/(domain|nodes/state)/' },
      to: {
        path: contract,
        pathNot: '^src-preload/contract/outside\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },

    {
      name: 'domain-says-nothing',
      comment:
        'The domain answers with codes and values; whoever shows them says it in the language that was chosen.',
      severity: 'error',
      from: { path: '^src-main/(domain|nodes/state)/' },
      to: { path: messages },
    },
    {
      name: 'one-place-speaks',
      comment: 'Every sentence passes src-preload/messages/say.ts, which knows the language.',
      severity: 'error',
      from: { path: '^src-', pathNot: '^src-preload/messages/say\\.ts$' },
      to: { path: npm('@fluent/bundle') },
    },

    // 3. Use cases speak to the world through ports/index.ts.
    {
      name: 'use-cases-ask-ports',
      comment:
        'A use case orders the steps: it knows ports, domain, contract and messages, no adapter, no file, no network.',
      severity: 'error',
      from: { path: '^src-main/(wallet|nodes|backup)/', pathNot: '^src-main/nodes/(state|api|storage)/' },
      to: {
        pathNot: [
          '^src-main/(wallet|nodes|backup)/',
          '^src-main/domain/',
          '^src-main/ports/index\\.ts$',
          contract,
          messages,
          npm('valibot'),
        ],
      },
    },
    {
      name: 'adapters-know-no-use-case',
      comment: 'What stands behind a port does not know who asks.',
      severity: 'error',
      from: {
        path: '^src-main/(services|storage|keyholder|judging|practice|hosts|nodes/api|nodes/storage)/',
      },
      to: {
        path: '^src-main/(wallet/|backup/|nodes/(registry|secrets|act|list|watch)/|nodes/[^/]+$|(index|behind-window|loopback)\\.ts$|app/)',
      },
    },
    {
      name: 'adapters-stand-apart',
      comment:
        'An adapter that leans on another cannot be exchanged alone, and a client that could reach the keyholder ' +
        'could reach a key.',
      severity: 'error',
      from: { path: '^src-main/(services|storage|keyholder|judging|practice)/' },
      to: {
        path: '^src-main/(services|storage|keyholder|judging|practice|hosts)/',
        pathNot: '^src-main/$1/',
      },
    },
    {
      name: 'judging-only-computes',
      comment:
        'What looks at what strangers sent knows the domain and what may be asked: no file, no network, no key.',
      severity: 'error',
      from: { path: '^src-main/judging/' },
      to: {
        pathNot: [
          '^src-main/(judging|domain|nodes/state)/',
          '^src-main/ports/index\\.ts$',
          '^worker_threads$',
        ],
      },
    },
    {
      name: 'ports-are-types',
      comment: 'ports/ says what may be asked; it holds no code and leans on no adapter.',
      severity: 'error',
      from: { path: '^src-main/ports/' },
      to: { dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'ports-have-one-door',
      comment: 'Everybody imports ports/index.ts; how its parts are cut is its own affair.',
      severity: 'error',
      from: { pathNot: '^src-main/ports/' },
      to: { path: '^src-main/ports/', pathNot: '^src-main/ports/index\\.ts$' },
    },

    {
      name: 'network-is-opened-by-clients',
      comment:
        'The clients stand behind the offline gate; the loopback host listens on this computer; the practice service is ' +
        'asked by the clients.',
      severity: 'error',
      from: { path: '^src-main/', pathNot: '^src-main/(services/http|hosts/loopback|practice)/' },
      to: {
        path: ['^(node:)?(net|tls|http|https|http2|dgram|dns|dns/promises|inspector)$', npm('undici')],
        dependencyTypesNot: ['type-only'],
      },
    },

    {
      name: 'parts-stand-apart',
      comment:
        'Wallets and nodes have nothing to do with each other: what has to do with both is in backup and app.',
      severity: 'error',
      from: { path: '^src-main/(wallet|nodes)/' },
      to: { path: '^src-main/(wallet|nodes|backup)/', pathNot: '^src-main/$1/' },
    },
    {
      name: 'parts-do-not-know-the-app',
      comment:
        'The app is put together of its parts and its host; none of them knows what it is put together to.',
      severity: 'error',
      from: {
        path: '^src-main/(wallet|nodes|backup|hosts|services|storage|keyholder|judging|practice|domain)/',
      },
      to: { path: '^src-main/app/' },
    },
    {
      name: 'practice-is-started-by-the-app',
      comment: 'Like any other service it is reached over HTTP: only who starts it knows it.',
      severity: 'error',
      from: {
        path: '^src-main/',
        pathNot: '^src-main/(practice|app)/|^src-main/(index|behind-window|loopback)\.ts$',
      },
      to: { path: '^src-main/practice/' },
    },
    ...floorsOf('src-main', 'wallet', FLOORS.wallet),
    ...floorsOf('src-main', 'nodes', FLOORS.nodes),

    // 4. Electron and the Bitcoin library have their places.
    {
      name: 'electron-in-its-host',
      comment: 'Everything else runs, and is tested, without Electron.',
      severity: 'error',
      from: {
        pathNot: [
          '^src-main/hosts/electron/',
          '^src-main/(index|behind-window)\\.ts$',
          '^src-preload/index\\.ts$',
        ],
      },
      to: { path: npm('electron') },
    },
    {
      name: 'electron-libraries-in-their-host',
      comment: 'electron-store imports electron; the loopback host uses conf, which writes the same file.',
      severity: 'error',
      from: { pathNot: '^src-main/hosts/electron/' },
      to: { path: npm('electron-store') },
    },
    {
      name: 'bitcoinjs-in-the-domain',
      comment: 'One place reads and signs transactions.',
      severity: 'error',
      from: { pathNot: '^src-main/domain/' },
      to: { path: npm('bitcoinjs-lib') },
    },
    {
      name: 'practice-shares-no-mistake',
      comment: 'The test bed builds and checks transactions by other code than the judge it tries.',
      severity: 'error',
      from: { path: '^src-main/practice/' },
      to: {
        path: [
          '^src-main/domain/(psbt|rgb|keys|judge|signing)/',
          npm('bitcoinjs-lib', 'bip32', 'tiny-secp256k1'),
        ],
      },
    },
    {
      name: 'scure-in-practice',
      comment: 'The second library stays a second opinion: the app itself never leans on it.',
      severity: 'error',
      from: { pathNot: '^src-main/practice/' },
      to: { path: npm('@scure/btc-signer', '@scure/bip32') },
    },

    // 5. A host carries calls to dispatch. The loopback host is never packaged.
    {
      name: 'hosts-carry',
      comment:
        'A host carries calls to dispatch and notices back; what is behind is put together in the roots.',
      severity: 'error',
      from: { path: '^src-main/hosts/' },
      to: { path: '^src-main/(services|practice|keyholder/vault)/' },
    },
    {
      name: 'hosts-stand-apart',
      comment: 'The packaged app must not hold the loopback host, nor that one need Electron.',
      severity: 'error',
      from: { path: '^src-main/hosts/([^/]+)/' },
      to: { path: '^src-main/hosts/[^/]+/', pathNot: '^src-main/hosts/$1/' },
    },
    {
      name: 'loopback-is-never-packaged',
      comment: 'From the packaged root no path leads to the loopback host.',
      severity: 'error',
      from: { path: '^src-main/index\\.ts$' },
      to: { path: '^src-main/(hosts/loopback/|loopback\\.ts$)', reachable: true },
    },

    // 6. Keys live in one place.
    {
      name: 'vault-behind-the-keyholder',
      comment: 'The keyholder alone reads and writes the keychain.',
      severity: 'error',
      from: { path: '^src-', pathNot: '^src-main/keyholder/' },
      to: { path: '^src-main/keyholder/vault/' },
    },
    {
      name: 'keytar-in-the-vault',
      comment: 'One file away from the keychain is one file too near.',
      severity: 'error',
      from: { pathNot: '^src-main/keyholder/vault/' },
      to: { path: npm('keytar') },
    },
    {
      name: 'vault-knows-the-keychain-only',
      comment:
        'The vault keeps records; it speaks to no network and writes no file. `uptime.ts` reads how long the machine ' +
        'has been up.',
      severity: 'error',
      from: { path: '^src-main/keyholder/', pathNot: '^src-main/keyholder/uptime\\.ts$' },
      to: { path: '^(node:)?(net|tls|http|https|http2|dgram|dns|fs)(/|$)', dependencyTypes: ['core'] },
    },

    // The renderer's own rooms.
    ...PAGE_FLOORS.slice(0, -1).map((floor, at) => ({
      name: 'floors-of-the-page',
      comment: 'The page is put together in app: a room knows what lies below it alone.',
      severity: 'error',
      from: { path: `^src-renderer/${floor}/` },
      to: { path: `^src-renderer/(${PAGE_FLOORS.slice(at + 1).join('|')})/` },
    })),
    {
      name: 'components-are-plain',
      comment: 'A component knows no bridge, route or store: it is handed what it shows.',
      severity: 'error',
      from: { path: '^src-renderer/components/' },
      to: { path: ['^src-renderer/[^/]+$', '^src-preload/[^/]+$'] },
    },
    {
      name: 'rooms-stand-apart',
      comment:
        'Wallet, signing and nodes do not know each other: what two of them need is a component or a store.',
      severity: 'error',
      from: { path: '^src-renderer/(wallet|signing|nodes)/' },
      to: { path: '^src-renderer/(wallet|signing|nodes)/', pathNot: '^src-renderer/$1/' },
    },
    {
      name: 'screens-stand-apart',
      comment:
        'What two screens of a room need lies beside them. Bringing something in (signing/import) is below the screens of signing.',
      severity: 'error',
      from: { path: '^src-renderer/(wallet|signing|welcome|settings)/([^/]+)/' },
      to: { path: '^src-renderer/$1/[^/]+/', pathNot: '^src-renderer/($1/$2|signing/import)/' },
    },
    {
      name: 'beside-screens-knows-no-screen',
      comment: 'What lies beside the screens of a room is shared by them, and knows none of them.',
      severity: 'error',
      from: { path: '^src-renderer/(wallet|signing|nodes|welcome|settings)/[^/]+$' },
      to: { path: '^src-renderer/$1/[^/]+/' },
    },
    ...floorsOf('src-renderer', 'nodes', ['practice', 'node', 'list', 'run', 'board']),

    // What holds everywhere.
    {
      name: 'no-circles',
      comment:
        'Files that need each other to load load in an order nobody chose. Types may refer to each other.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-circles-of-folders',
      comment: 'Of two folders one is below the other: types, too, go one way.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'A file that nothing imports and that imports nothing is left over.',
      severity: 'error',
      from: { orphan: true, pathNot: ['\\.d\\.ts$', '\\.css$'] },
      to: {},
    },
    {
      name: 'everything-resolves',
      comment: 'An import that leads nowhere fails only when it is reached.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'main-ships-what-it-imports',
      comment: 'Main and preload run with dependencies only; a development dependency is not in the package.',
      severity: 'error',
      from: { path: '^src-(main|preload)/' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], pathNot: npm('electron') },
    },
    {
      name: 'code-knows-no-test',
      comment: 'What is shipped never imports a test or a script.',
      severity: 'error',
      from: { path: '^src-' },
      to: { path: '^(test|scripts)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['svelte', 'types', 'import', 'require', 'node', 'default'],
      extensions: ['.ts', '.svelte', '.js', '.mjs', '.cjs', '.json', '.d.ts', '.css'],
    },
  },
};
