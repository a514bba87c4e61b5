/**
 * Which way things point: each rule of the house, held. What secrets and verdicts rest on is proved by planted wrong
 * imports in test/unit/scripts/directions.test.ts.
 */
const contract = '^src-preload/contract/';
const messages = '^src-preload/messages/';
/** What computes and does nothing else: values in, values out. */
const PURE = '^src-main/(base|phrase|codes|keys|headers|rules|invoices|verify|nodes/state)/';
/** The pure rooms beside those of the nodes, the ground first, and which others each of them knows. */
const GROUND = {
  base: [],
  phrase: ['base'],
  codes: ['base'],
  keys: ['base', 'codes'],
  invoices: ['base'],
  verify: ['base', 'phrase', 'codes', 'keys', 'invoices'],
  headers: ['base', 'verify'],
  rules: ['base', 'keys', 'verify'],
};
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
    'pay',
    'signing',
    'receive',
    'refresh',
    'transfers',
    'submit',
    'assets',
    'manage',
  ],
  nodes: ['state', 'api', 'registry', 'secrets', 'act', 'list', 'watch'],
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
/** What a record is, whatever keeps it: pure. */
const RECORD_SCHEMAS =
  '^src-main/records/(values|asset|transfer|invoice|signing|wallet|settings|node|backup-content|proved|transfer-state|journal/merge-signing)\\.ts$';
/** What is held of a rule is an error. */
const rule = (name, comment, from, to, more) => ({ name, comment, severity: 'error', from, to, ...more });
const floorsOf = (side, part, floors) =>
  floors
    .slice(0, -1)
    .map((folder, at) =>
      rule(
        `floors-of-${part}`,
        'A folder knows those below it alone, so that no two of a part know each other.',
        { path: `^${side}/${part}/${folder}/` },
        { path: `^${side}/${part}/(${floors.slice(at + 1).join('|')})/` },
      ),
    );
const npm = (...names) => `^node_modules/(${names.join('|')})/`;

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    // 1. The contract imports nothing of ours. Both sides import it. Neither side imports the other.
    rule(
      'contract-stands-alone',
      'Both sides are built on the contract: it imports nothing but itself and valibot.',
      { path: contract },
      { pathNot: [contract, npm('valibot')] },
    ),
    rule(
      'seam-knows-neither-side',
      'The seam depends on neither side.',
      { path: '^src-preload/' },
      { path: '^src-(main|renderer)/' },
    ),
    rule(
      'bridge-carries-no-schema',
      'The preload and the renderer carry names, not schemas: from the contract they take types. names.ts reads it, and ' +
        'what is built carries what it read (scripts/lib/contract-names.mjs).',
      { path: '^src-preload/[^/]+$', pathNot: '^src-preload/names\\.ts$' },
      { path: [contract, npm('valibot')], dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'renderer-not-to-main',
      'A screen reaches main by the bridge alone.',
      { path: '^src-renderer/' },
      { path: '^src-main/' },
    ),
    rule(
      'main-not-to-renderer',
      'Main serves any screen and knows none.',
      { path: '^src-main/' },
      { path: '^src-renderer/' },
    ),
    rule(
      'renderer-takes-types-of-the-contract',
      'A schema in the renderer would be a second check that may differ from the first, and weighs. How outcomes ' +
        'are built (result.ts), how much there may be (bounds.ts), how base units are written (units.ts), how outside text is (outside.ts) and what of an ' +
        'alert still is so (still-so.ts) hold none, nor how typed words are set apart (typed-words.ts).',
      { path: '^src-renderer/' },
      {
        path: [contract, npm('valibot')],
        pathNot: '^src-preload/contract/(bounds|result|units|outside|still-so|state-words|typed-words)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'renderer-enters-the-seam-by-the-bridge',
      'Of the seam a screen knows bridge, names, seals, messages and contract; the preload itself runs elsewhere.',
      { path: '^src-renderer/' },
      { path: '^src-preload/', pathNot: [contract, messages, '^src-preload/(bridge|names|sealed)\\.ts$'] },
    ),
    rule(
      'renderer-has-no-node',
      'The renderer is a sandboxed page: no Node there.',
      { path: '^src-renderer/' },
      { dependencyTypes: ['core'] },
    ),
    rule(
      'main-takes-the-contract',
      'Of the seam main knows the contract, its names, the messages, the channels and the seals; bridge and preload are the other end.',
      { path: '^src-main/' },
      { path: '^src-preload/', pathNot: [contract, messages, '^src-preload/(names|channels|sealed)\\.ts$'] },
    ),

    // 2. The pure rooms take values and return values.
    rule(
      'pure-rooms-are-pure',
      'No Electron, files, network, clock or randomness: those are handed in. `crypto` is there for hashes, ' +
        'key derivation and AES-GCM only; its randomness is refused by ESLint. `zlib` packs bytes in memory, and ' +
        '`util` makes a promise of a callback.',
      { path: PURE },
      {
        pathNot: [
          PURE,
          '^src-main/records/node\\.ts$',
          '^src-preload/contract/(bounds|claims|connection|define|failures|values|outside|units|words|state-words|typed-words|transfers|nodes|node-[a-z]+)\\.ts$',
          npm('bitcoinjs-lib', 'bip32', 'bip39', 'tiny-secp256k1', 'unhomoglyph', 'valibot'),
          '^(crypto|util|zlib)$',
        ],
      },
    ),
    rule(
      'pure-rooms-take-types-of-the-contract',
      'What crosses the seam, or lies on disk, is not what the pure rooms compute with; codes and value types are shared as ' +
        'types. How values are bounded (values.ts), outside text is written (outside.ts), and amounts and words are read ' +
        '(units.ts, typed-words.ts), is one for all.',
      { path: PURE },
      {
        path: [contract, '^src-main/records/'],
        pathNot: '^src-preload/contract/(bounds|outside|units|values|state-words|typed-words)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'pure-rooms-say-nothing',
      'They answer with codes and values; whoever shows them says it in the language that was chosen.',
      { path: PURE },
      { path: messages },
    ),
    // What proves rests on little: what is asked of a wallet, and of a payment, is decided over it.
    ...Object.entries(GROUND).map(([room, known]) =>
      rule(
        'ground-of-the-pure-rooms',
        'A pure room knows those below it alone; what proves knows neither what a person allowed nor what was asked.',
        { path: `^src-main/${room}/` },
        {
          path: '^src-main/',
          pathNot: [`^src-main/(${[room, ...known].join('|')})/`],
        },
      ),
    ),
    rule(
      'one-place-speaks',
      'Every sentence passes src-preload/messages/say.ts, which knows the language.',
      { path: '^src-', pathNot: '^src-preload/messages/say\\.ts$' },
      { path: npm('@fluent/bundle') },
    ),

    // 3. Use cases speak to the world through ports/index.ts.
    rule(
      'use-cases-ask-ports',
      'A use case orders the steps: it knows the world by its types, the pure rooms, contract and messages, no adapter, no file, no ' +
        'network.',
      { path: '^src-main/(wallet|nodes|backup)/', pathNot: '^src-main/nodes/(state|api)/' },
      {
        pathNot: [
          '^src-main/(wallet|nodes|backup)/',
          PURE,
          '^src-main/net/door\\.ts$',
          '^src-main/turns\\.ts$',
          '^src-main/ports/index\\.ts$',
          '^src-main/(world|records)/',
          contract,
          messages,
          // The table of characters that look alike.
          npm('valibot', 'unhomoglyph'),
        ],
      },
    ),
    rule(
      'use-cases-take-types-of-records',
      'Of what there is one, its code is its type; what runs is handed in, but for how records are described.',
      { path: '^src-main/(wallet|nodes|backup)/', pathNot: '^src-main/nodes/(state|api)/' },
      {
        path: '^src-main/records/',
        pathNot: [RECORD_SCHEMAS, '^src-main/records/backup-encryption\\.ts$'],
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'adapters-know-no-use-case',
      'What stands behind a port does not know who asks.',
      {
        path: '^src-main/(net|services|records|keyholder|reader|practice|own-service|hosts|nodes/api)/',
      },
      {
        path: '^src-main/(wallet/|backup/|nodes/(registry|secrets|act|list|watch)/|nodes/[^/]+$|(index|behind-window|loopback)\\.ts$|app/)',
      },
    ),
    rule(
      'adapters-stand-apart',
      'An adapter that leans on another cannot be exchanged alone, and a client that could reach the keyholder ' +
        'could reach a key.',
      { path: '^src-main/(net|services|records|keyholder|practice|own-service)/' },
      {
        path: '^src-main/(services|records|keyholder|reader|practice|own-service|hosts)/',
        pathNot: '^src-main/$1/',
      },
    ),
    rule(
      'adapters-stand-apart',
      'What asks nobody needs nothing of net/.',
      { path: '^src-main/(records|keyholder|practice|own-service)/' },
      { path: '^src-main/net/' },
    ),
    rule(
      'reader-only-computes',
      'What looks at what strangers sent knows the pure rooms, how answers of services and backups are read, and what may be asked: no ' +
        'file, no network, no key.',
      { path: '^src-main/reader/' },
      {
        pathNot: [
          '^src-main/reader/',
          PURE,
          '^src-main/net/(faults|read-sent)\\.ts$',
          '^src-main/nodes/api/answers\\.ts$',
          RECORD_SCHEMAS,
          '^src-main/turns\\.ts$',
          '^src-main/services/(chain/(esplora-answers|line-answer)|rgb-proxy/answer|wallet-api/(answer|sight))\\.ts$',
          '^src-main/ports/index\\.ts$',
          '^worker_threads$',
        ],
      },
    ),
    rule(
      'readings-are-pure',
      'How an answer is read runs in the reader, which is no client: it asks nobody.',
      {
        path: [
          '^src-main/net/(faults|json|read-sent|secrets)\\.ts$',
          '^src-main/nodes/api/(answers|hosted)\\.ts$',
          '^src-main/services/chain/(electrum-answers|esplora-answers|line-answer|wire)\\.ts$',
          '^src-main/services/(rgb-proxy/answer|wallet-api/(answer|sight|service-error))\\.ts$',
          '^src-main/services/wallet-api/(dialects|dialect-parts)/',
        ],
      },
      {
        path: [
          '^src-main/net/(connect|transport|exchange|wait-on)\\.ts$',
          '^src-main/(nodes/api|services/(rgb-proxy|wallet-api))/client\\.ts$',
          '^(node:)?(fs|fs/promises|net|tls|http|https|child_process)$',
        ],
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'verify-has-one-face',
      'Whoever asks for a proof asks verify/index.ts, which is all that a reader has to know of it.',
      { path: '^src-', pathNot: '^src-main/verify/' },
      { path: '^src-main/verify/', pathNot: '^src-main/verify/index\\.ts$' },
    ),
    rule(
      'ports-are-types',
      'ports/ and world/ say what may be asked; they hold no code.',
      { path: '^src-main/(ports|world)/' },
      { dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'ports-have-one-door',
      'Everybody imports ports/index.ts; how its parts are cut is its own affair.',
      { pathNot: '^src-main/ports/' },
      { path: '^src-main/ports/', pathNot: '^src-main/ports/index\\.ts$' },
    ),

    rule(
      'network-is-opened-by-clients',
      'net/ knows offline mode and whom a person agreed to. The loopback host, the practice service and the own one ' +
        'listen on this computer, and take nothing else of these (eslint.config.js); serving/ knows what a request is. ' +
        '`secret-service.ts` opens the socket of the session bus alone.',
      {
        path: '^src-main/',
        pathNot:
          '^src-main/(net/|hosts/loopback/|practice/|own-service/|serving/|keyholder/vault/secret-service\\.ts$)',
      },
      {
        path: ['^(node:)?(net|tls|http|https|http2|dgram|dns|dns/promises|inspector)$', npm('undici')],
      },
    ),

    rule(
      'parts-stand-apart',
      'Wallets and nodes have nothing to do with each other: what has to do with both is in backup and app.',
      { path: '^src-main/(wallet|nodes)/' },
      { path: '^src-main/(wallet|nodes|backup)/', pathNot: '^src-main/$1/' },
    ),
    rule(
      'parts-do-not-know-the-app',
      'The app is put together of its parts and its host; none of them knows what it is put together to.',
      {
        path: '^src-main/(wallet|nodes|backup|hosts|net|services|records|keyholder|reader|practice|own-service|base|phrase|codes|keys|headers|rules|invoices|verify)/',
      },
      { path: '^src-main/app/' },
    ),
    rule(
      'practice-is-started-by-the-app',
      'Like any other service it is reached over HTTP: only who starts it knows it, and world.ts its type.',
      {
        path: '^src-main/',
        pathNot: '^src-main/(practice|app)/|^src-main/(world/world|index|behind-window|loopback)\.ts$',
      },
      { path: '^src-main/practice/' },
    ),
    rule(
      'practice-is-started-by-the-app',
      'It has one face.',
      { path: '^src-main/', pathNot: '^src-main/practice/' },
      { path: '^src-main/practice/', pathNot: '^src-main/practice/index\\.ts$' },
    ),
    rule(
      'own-service-has-one-door',
      'Whoever starts it knows its start alone, and reaches it over HTTP like any other service.',
      { path: '^src-main/', pathNot: '^src-main/own-service/' },
      { path: '^src-main/own-service/', pathNot: '^src-main/own-service/index\\.ts$' },
    ),
    rule(
      'own-service-holds-no-secret',
      'It is given public accounts: nothing by which keys are made, read or used is within its reach. Main starts it by ' +
        'in-main.ts.',
      { path: '^src-main/own-service/', pathNot: '^src-main/own-service/(index|in-main)\\.ts$' },
      {
        pathNot: [
          '^src-main/(own-service|serving)/',
          // How what it keeps is called.
          '^src-main/base/own-service-state\\.ts$',
          '^src-main/ports/index\\.ts$',
          '^src-main/turns\\.ts$',
          npm('valibot', 'libsql'),
          '^(child_process|crypto|events|fs|fs/promises|http|module|net|path)$',
        ],
      },
    ),
    rule(
      'serving-is-of-services',
      'What a service answers in, and reads requests by, is for the services that Ochre runs.',
      { path: '^src-main/', pathNot: '^src-main/(serving|practice|own-service)/' },
      { path: '^src-main/serving/' },
    ),
    rule(
      'serving-stands-alone',
      'Two services are built on it, which share nothing else.',
      { path: '^src-main/serving/' },
      {
        pathNot: ['^src-main/serving/', npm('valibot', 'lossless-json'), '^events$'],
        dependencyTypesNot: ['type-only'],
      },
    ),
    ...floorsOf('src-main', 'wallet', FLOORS.wallet),
    ...floorsOf('src-main', 'nodes', FLOORS.nodes),

    // 4. Electron and the Bitcoin library have their places.
    rule(
      'electron-in-its-host',
      'Everything else runs, and is tested, without Electron.',
      {
        pathNot: [
          '^src-main/hosts/electron/',
          '^src-main/(index|behind-window)\\.ts$',
          '^src-preload/index\\.ts$',
        ],
      },
      { path: npm('electron') },
    ),
    rule(
      'electron-libraries-in-their-host',
      'electron-store imports electron; the loopback host uses conf, which writes the same file.',
      { pathNot: '^src-main/hosts/electron/' },
      { path: npm('electron-store') },
    ),
    rule(
      'bitcoinjs-in-verify-and-keys',
      'One place reads and signs transactions, and one derives keys and addresses.',
      { pathNot: '^src-main/(verify|keys)/' },
      { path: npm('bitcoinjs-lib') },
    ),
    rule(
      'practice-shares-no-mistake',
      'The test bed builds and checks transactions by other code than the judge it tries.',
      { path: '^src-main/practice/' },
      {
        path: [
          '^src-main/(verify|keys|headers|invoices|phrase)/',
          '^src-main/base/(bytes|service/endpoint)\\.ts$',
          npm('bitcoinjs-lib', 'bip32', 'tiny-secp256k1'),
        ],
      },
    ),
    rule(
      'scure-in-practice',
      'The second library stays a second opinion: the app itself never leans on it.',
      { pathNot: '^src-main/practice/' },
      { path: npm('@scure/btc-signer', '@scure/bip32') },
    ),

    // 5. A host carries calls to dispatch. The loopback host is never packaged.
    rule(
      'hosts-carry',
      'A host carries calls to dispatch and notices back; what is behind is put together in the roots.',
      { path: '^src-main/hosts/' },
      { path: '^src-main/(net|services|practice|keyholder/vault)/' },
    ),
    rule(
      'hosts-stand-apart',
      'The packaged app must not hold the loopback host, nor that one need Electron.',
      { path: '^src-main/hosts/([^/]+)/' },
      { path: '^src-main/hosts/[^/]+/', pathNot: '^src-main/hosts/$1/' },
    ),
    rule(
      'loopback-is-never-packaged',
      'From the packaged root no path leads to the loopback host.',
      { path: '^src-main/index\\.ts$' },
      { path: '^src-main/(hosts/loopback/|loopback\\.ts$)', reachable: true },
    ),

    // 6. Keys live in one place.
    rule(
      'vault-behind-the-keyholder',
      'The keyholder alone reads and writes the keychain.',
      { path: '^src-', pathNot: '^src-main/keyholder/' },
      { path: '^src-main/keyholder/vault/' },
    ),
    rule(
      'keytar-in-the-vault',
      'One file away from the keychain is one file too near.',
      { pathNot: '^src-main/keyholder/vault/' },
      { path: npm('keytar') },
    ),
    rule(
      'vault-knows-the-keychain-only',
      'The vault keeps records; it speaks to no network and writes no file. `uptime.ts` reads how long the machine ' +
        'has been up, `secret-service.ts` asks the session bus whether the ring is open.',
      {
        path: '^src-main/keyholder/',
        pathNot: '^src-main/keyholder/(uptime|vault/secret-service)\\.ts$',
      },
      { path: '^(node:)?(net|tls|http|https|http2|dgram|dns|fs)(/|$)', dependencyTypes: ['core'] },
    ),

    // The renderer's own rooms.
    ...PAGE_FLOORS.slice(0, -1).map((floor, at) =>
      rule(
        'floors-of-the-page',
        'The page is put together in app: a room knows what lies below it alone.',
        { path: `^src-renderer/${floor}/` },
        { path: `^src-renderer/(${PAGE_FLOORS.slice(at + 1).join('|')})/` },
      ),
    ),
    rule(
      'components-are-plain',
      'A component knows no bridge, route or store: it is handed what it shows.',
      { path: '^src-renderer/components/' },
      { path: ['^src-renderer/[^/]+$', '^src-preload/[^/]+$'] },
    ),
    rule(
      'rooms-stand-apart',
      'Wallet, signing and nodes do not know each other: what two of them need is a component or a store.',
      { path: '^src-renderer/(wallet|signing|nodes)/' },
      { path: '^src-renderer/(wallet|signing|nodes)/', pathNot: '^src-renderer/$1/' },
    ),
    rule(
      'screens-stand-apart',
      'What two screens of a room need lies beside them. Bringing something in (signing/import) is below the screens of signing.',
      { path: '^src-renderer/(wallet|signing|welcome|settings)/([^/]+)/' },
      { path: '^src-renderer/$1/[^/]+/', pathNot: '^src-renderer/($1/$2|signing/import)/' },
    ),
    rule(
      'beside-screens-knows-no-screen',
      'What lies beside the screens of a room is shared by them, and knows none of them.',
      { path: '^src-renderer/(wallet|signing|nodes|welcome|settings)/[^/]+$' },
      { path: '^src-renderer/$1/[^/]+/' },
    ),
    ...floorsOf('src-renderer', 'nodes', ['node', 'list', 'run', 'board', 'practice']),

    // What holds everywhere.
    rule(
      'no-circles',
      'Files that need each other to load load in an order nobody chose, and to read one takes the other: types count too.',
      {},
      { circular: true },
    ),
    rule(
      'no-circles-of-folders',
      'Of two folders one is below the other: types, too, go one way.',
      {},
      { circular: true },
      { scope: 'folder' },
    ),
    rule(
      'no-orphans',
      'A file that nothing imports and that imports nothing is left over.',
      { orphan: true, pathNot: ['\\.d\\.ts$', '\\.css$'] },
      {},
    ),
    rule(
      'everything-resolves',
      'An import that leads nowhere fails only when it is reached.',
      {},
      { couldNotResolve: true },
    ),
    rule(
      'main-ships-what-it-imports',
      'Main and preload run with dependencies only; a development dependency is not in the package.',
      { path: '^src-(main|preload)/' },
      { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], pathNot: npm('electron') },
    ),
    rule(
      'code-knows-no-test',
      'What is shipped never imports a test or a script.',
      { path: '^src-' },
      { path: '^(test|scripts)/' },
    ),
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
