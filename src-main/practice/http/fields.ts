import { invalid, type InvalidField } from '../../serving/answers.ts';
import type { Body } from '../../serving/request.ts';

/** Reads the fields of a request body, gathers what is wrong, and refuses with all of it at once. */
export interface FieldReader {
  boolean: (name: string) => boolean;
  /** Whole numbers within bounds. */
  integer: (name: string, min: number, max: number) => number;
  text: (name: string, maxChars: number) => string;
}

/** `read` sees stand-in values for wrong fields; its result is used only when every field was right. */
export function readFields<T>(body: Body, read: (fields: FieldReader) => T): T {
  if (body === null) throw invalid([problem(['body'], 'missing', 'Field required', null)]);
  const problems: InvalidField[] = [];
  const given = (name: string): unknown => {
    if (Object.hasOwn(body, name)) return body[name];
    problems.push(problem(['body', name], 'missing', 'Field required', body));
    return undefined;
  };
  const wrong = (name: string, type: string, msg: string) =>
    problems.push(problem(['body', name], type, msg, body[name]));
  const result = read({
    boolean: (name) => {
      const value = given(name);
      if (value !== undefined && typeof value !== 'boolean') {
        wrong(name, 'bool_type', 'Input should be a valid boolean');
      }
      return value === true;
    },
    integer: (name, min, max) => {
      const value = given(name);
      if (value === undefined) return min;
      const whole = typeof value === 'bigint' ? value : null;
      if (whole === null) {
        if (typeof value === 'number') {
          wrong(
            name,
            'int_from_float',
            'Input should be a valid integer, got a number with a fractional part',
          );
        } else wrong(name, 'int_type', 'Input should be a valid integer');
      } else if (whole < BigInt(min)) {
        wrong(name, 'greater_than_equal', `Input should be greater than or equal to ${min}`);
      } else if (whole > BigInt(max)) {
        wrong(name, 'less_than_equal', `Input should be less than or equal to ${max}`);
      } else return Number(whole);
      return min;
    },
    text: (name, maxChars) => {
      const value = given(name);
      if (value === undefined) return '';
      if (typeof value !== 'string') wrong(name, 'string_type', 'Input should be a valid string');
      else if (value.length > maxChars) {
        wrong(name, 'string_too_long', `String should have at most ${maxChars} characters`);
      } else return value;
      return '';
    },
  });
  if (problems.length > 0) throw invalid(problems);
  return result;
}

function problem(loc: readonly string[], type: string, msg: string, input: unknown): InvalidField {
  return { type, loc, msg, input };
}
