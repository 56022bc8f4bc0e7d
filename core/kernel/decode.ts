import { either as E } from 'fp-ts';
import * as t from 'io-ts';

/** A failure to decode. `reason` names the first invalid field and the expected type, but contains no data. */
type Unreadable = { readonly _tag: 'Unreadable'; readonly reason: string };

const unreadable = (reason: string): Unreadable => ({ _tag: 'Unreadable', reason });

/** io-ts numbers the members of unions and intersections; the numbers are omitted from the path. */
const isNumbered = (type: unknown): boolean =>
  type instanceof t.ExactType
    ? isNumbered(type.type)
    : type instanceof t.UnionType || type instanceof t.IntersectionType;

/** The keys that lead to the value of an error, such as `sections`, `0`, `id`. */
export const keysTo = (context: t.Context): readonly string[] =>
  context.filter(({ key }, index) => key !== '' && !isNumbered(context[index - 1]?.type)).map(({ key }) => key);

const reasonOf = ([first]: t.Errors): string => {
  const context = first?.context ?? [];
  const path = keysTo(context);
  return `${path.length === 0 ? 'the value' : path.join('.')} is not ${context.at(-1)?.type.name ?? 'readable'}`;
};

/**
 * Also returns a failure for a value whose properties throw.
 * Law: reading never throws, whatever comes.
 */
export const decode = <Value>(codec: t.Decoder<unknown, Value>, value: unknown): E.Either<Unreadable, Value> => {
  const looked = E.tryCatch(
    () => codec.decode(value),
    () => unreadable('the value cannot be looked at'),
  );
  return E.isLeft(looked) ? looked : E.mapLeft((errors: t.Errors) => unreadable(reasonOf(errors)))(looked.right);
};
