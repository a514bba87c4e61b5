import * as v from 'valibot';

/**
 * valibot keeps every problem with its input and path: a list of a million wrong rows would fill the memory. Each entry
 * imports this first, except the keyholder, which hears main alone and didn't find a typed password's lock with it.
 * serving/shape.ts counts a caller's problems.
 */
v.setGlobalConfig({ abortEarly: true });
