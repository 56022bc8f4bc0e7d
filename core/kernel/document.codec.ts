import { either as E } from 'fp-ts';
import * as t from 'io-ts';

type Read<Fields extends t.Props> = { readonly [key in keyof Fields]: t.TypeOf<Fields[key]> };
type Document<Needed extends t.Props, Allowed extends t.Props> = Read<Needed> & Partial<Read<Allowed>>;

/**
 * A record with required and optional fields. A present optional field must be valid, so it is never undefined. Unknown
 * fields pass.
 */
export const document = <Needed extends t.Props, Allowed extends t.Props>(
  name: string,
  needed: Needed,
  allowed: Allowed,
): t.Type<Document<Needed, Allowed>, unknown, unknown> => {
  const has = (value: unknown, field: string): boolean =>
    typeof value === 'object' && value !== null && Object.hasOwn(value, field);
  const fieldsIn = (value: unknown): t.TypeC<t.Props> => {
    const fields: t.Props = {
      ...needed,
      ...Object.fromEntries(Object.entries(allowed).filter(([field]) => has(value, field))),
    };
    return t.type(fields, name);
  };
  const is = (value: unknown): value is Document<Needed, Allowed> => fieldsIn(value).is(value);
  const validate: t.Validate<unknown, Document<Needed, Allowed>> = (value, context) =>
    E.chain((read: object): t.Validation<Document<Needed, Allowed>> =>
      is(read) ? t.success(read) : t.failure(value, context),
    )(fieldsIn(value).validate(value, context));
  return new t.Type(name, is, validate, (read) => fieldsIn(read).encode(read));
};
