import * as v from 'valibot';

/**
 * valibot keeps every problem with its input: a million wrong rows would fill the memory. Each entry imports this first, but
 * not the keyholder, which hears main alone: it failed to find a typed password's lock. serving/shape.ts counts problems.
 */
v.setGlobalConfig({ abortEarly: true });
