import * as v from 'valibot';

/**
 * valibot keeps every problem with its input: a million bad rows would fill the memory. Entries import this first, but
 * not the keyholder's, which hears main alone: with this it missed a password's lock. serving/shape.ts counts problems.
 */
v.setGlobalConfig({ abortEarly: true });
