/** `NO_KEY_HERE` becomes `no-key-here`. */
export type Kebab<Code extends string> = Code extends `${infer Word}_${infer Rest}`
  ? `${Lowercase<Word>}-${Kebab<Rest>}`
  : Lowercase<Code>;

export function kebab<Code extends string>(code: Code): Kebab<Code> {
  return code.toLowerCase().replaceAll('_', '-') as Kebab<Code>;
}
