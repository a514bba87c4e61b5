import { attack } from '../support/psbt/attack.ts';
import { readRaw, toBase64, writeTransaction } from '../support/psbt/raw-psbt.ts';

attack('there is nothing', { code: 'ENCODING', text: () => '' });
attack('there is a page of an error', {
  code: 'ENCODING',
  text: () => '<html><body>502 Bad Gateway</body></html>',
});
attack('there is hex instead of base64', {
  code: 'ENCODING',
  text: (psbt) => Buffer.from(psbt, 'base64').toString('hex'),
});
attack('the magic bytes are others', { code: 'ENCODING', text: (psbt) => `d${psbt.slice(1)}` });
attack('there is a bare transaction', {
  code: 'ENCODING',
  text: (psbt) => toBase64(writeTransaction(readRaw(psbt).tx)),
});
