import { either as E } from 'fp-ts';
import * as t from 'io-ts';

/**
 * Data that is not what it should be. `reason` names the first place that is wrong and what belongs there; it quotes
 * nothing of the data.
 */
export type Unreadable = { readonly _tag: 'Unreadable'; readonly reason: string };

const unreadable = (reason: string): Unreadable => ({ _tag: 'Unreadable', reason });

/** Members of a union and of an intersection are numbered by io-ts; their numbers say nothing to a reader. */
const isNumbered = (type: unknown): boolean =>
  type instanceof t.ExactType
    ? isNumbered(type.type)
    : type instanceof t.UnionType || type instanceof t.IntersectionType;

const reasonOf = ([first]: t.Errors): string => {
  const context = first?.context ?? [];
  const path = context
    .filter(({ key }, index) => key !== '' && !isNumbered(context[index - 1]?.type))
    .map(({ key }) => key);
  return `${path.length === 0 ? 'the value' : path.join('.')} is not ${context.at(-1)?.type.name ?? 'readable'}`;
};

/**
 * A value that cannot even be looked at is refused with a reason, too.
 * Law: reading never throws, whatever comes.
 */
export const decode = <Value>(codec: t.Decoder<unknown, Value>, value: unknown): E.Either<Unreadable, Value> => {
  const looked = E.tryCatch(
    () => codec.decode(value),
    () => unreadable('the value cannot be looked at'),
  );
  return E.isLeft(looked) ? looked : E.mapLeft((errors: t.Errors) => unreadable(reasonOf(errors)))(looked.right);
};
