import * as v from 'valibot';

/**
 * Every schema of this process stops at its first problem. valibot keeps each problem with the input and the path that it
 * is about: a list of a million wrong rows, which anybody may send, would fill the memory before it is refused. Each entry
 * imports this before it reads anything; a server that names several problems to its caller counts them (serving/shape.ts).
 * The keyholder does not: it hears main alone, and with this it did not find the lock that a password was typed for.
 */
v.setGlobalConfig({ abortEarly: true });
