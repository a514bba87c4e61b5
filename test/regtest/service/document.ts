import { HDKey } from '@scure/bip32';
import { documentEndpoints } from '../../../src-main/own-service/http/document.ts';
import type { ServedEndpoint } from '../../../src-main/own-service/http/endpoint.ts';
import { ok } from '../../../src-main/serving/answers.ts';
import { generateKeys } from '../rgb-lib/generate-keys.ts';

const TPUB = { public: 0x043587cf, private: 0x04358394 };

/** The whole interface as interface.md 4 writes it: the own service's, and keys of the service's making. */
export const wholeDocument: readonly ServedEndpoint[] = [
  ...documentEndpoints,
  {
    path: '/api/wallet/generate_keys',
    run: async ({ service }) => {
      const keys = await generateKeys(service.build);
      const colored = HDKey.fromExtendedKey(keys.accountXpubColored, TPUB);
      return ok({
        mnemonic: keys.mnemonic,
        xpub: keys.xpub,
        account_xpub_vanilla: keys.accountXpubVanilla,
        account_xpub_colored: keys.accountXpubColored,
        account_xpub_colored_fingerprint: colored.fingerprint.toString(16).padStart(8, '0'),
      });
    },
  },
];
