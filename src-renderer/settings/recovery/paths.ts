/** As docs/recovery.md has it; test/unit/documents/recovery.test.ts holds each to what main derives. */
export const PATHS = {
  plain: { mainnet: "m/86'/0'/0'", tests: "m/86'/1'/0'", keychains: [0, 1] },
  slots: { mainnet: "m/86'/827166'/0'", tests: "m/86'/827167'/0'", keychains: [0, 9] },
} as const;

/** Makes a wallet of Bitcoin Core that watches and holds no key; for its console or bitcoin-cli. */
export const CORE_WALLET = 'createwallet "ochre" true true';
