/** The paths of docs/recovery.md; test/unit/documents/recovery.test.ts compares them with what main derives. */
export const PATHS = {
  plain: { mainnet: "m/86'/0'/0'", tests: "m/86'/1'/0'", keychains: [0, 1] },
  slots: { mainnet: "m/86'/827166'/0'", tests: "m/86'/827167'/0'", keychains: [0, 9] },
} as const;

/** For Bitcoin Core's console or bitcoin-cli: makes a wallet that watches and has no key. */
export const CORE_WALLET = 'createwallet "ochre" true true';
