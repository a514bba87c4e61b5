import crypto from 'node:crypto';
import module from 'node:module';
import zlib from 'node:zlib';

/**
 * To be loaded before what seals: of twenty thousand files, sealed by one password and one salt, the key is derived once,
 * and each is packed as fast as may be. What opens them does all that it ever does.
 */
const { scrypt } = crypto;
const { brotliCompress } = zlib;
const keys = new Map<string, Uint8Array>();
type Done = (error: Error | null, made: Uint8Array) => void;

Object.assign(crypto, {
  scrypt: (password: Uint8Array, salt: Uint8Array, length: number, cost: object, done: Done) => {
    const name = [Buffer.from(password).toString('hex'), Buffer.from(salt).toString('hex'), length].join();
    const known = keys.get(name);
    // Whoever asks may wipe it.
    if (known !== undefined) setImmediate(done, null, Buffer.from(known));
    else
      scrypt(password, salt, length, cost, (error, key) => {
        if (error === null) keys.set(name, Uint8Array.from(key));
        done(error, key);
      });
  },
});
Object.assign(zlib, {
  brotliCompress: (content: Uint8Array, _: unknown, done: Done) =>
    brotliCompress(content, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 1 } }, done),
});
module.syncBuiltinESMExports();
