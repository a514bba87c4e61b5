import * as v from 'valibot';

/**
 * Every schema of this process stops at its first problem. valibot keeps each problem with the input and the path that it
 * is about: a list of a million wrong rows, which anybody may send, would fill the memory before it is refused. Each entry
 * imports this before it reads anything; a server that names several problems to its caller counts them (serving/shape.ts).
 */
v.setGlobalConfig({ abortEarly: true });
