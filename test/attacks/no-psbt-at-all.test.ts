import { attacks } from '../support/psbt/attack.ts';
import { readRaw, toBase64, writeTransaction } from '../support/psbt/raw-psbt.ts';

attacks('ENCODING', {
  'there is nothing': {
    text: () => '',
  },
  'there is a page of an error': {
    text: () => '<html><body>502 Bad Gateway</body></html>',
  },
  'there is hex instead of base64': {
    text: (psbt) => Buffer.from(psbt, 'base64').toString('hex'),
  },
  'the magic bytes are others': {
    text: (psbt) => `d${psbt.slice(1)}`,
  },
  'there is a bare transaction': {
    text: (psbt) => toBase64(writeTransaction(readRaw(psbt).tx)),
  },
});
