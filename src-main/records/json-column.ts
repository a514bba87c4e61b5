import * as v from 'valibot';

/** A column whose text is JSON of this form. */
export const jsonOf = <S extends v.GenericSchema>(schema: S) => v.pipe(v.string(), v.parseJson(), schema);
