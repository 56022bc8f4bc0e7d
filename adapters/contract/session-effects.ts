import type { RefChanges, RefName } from '#core/session/session.ts';

/** What a 2xx reply changes of the caller's session: the references that it sets and those that it clears. */
export type SessionEffects<Reply> = {
  /** Whether this reply changes anything; each does by default. */
  readonly when?: (reply: Reply) => boolean;
  /** A reference without a value in the reply stays as it is. */
  readonly sets?: { readonly [name in RefName]?: (reply: Reply) => string | undefined };
  readonly clears?: readonly RefName[];
};

/** The declaration of an endpoint applied to a reply that its codec has decoded. */
export const refChangesOf = <Reply>(
  { when = () => true, sets = {}, clears = [] }: SessionEffects<Reply>,
  reply: Reply,
): RefChanges =>
  when(reply)
    ? Object.fromEntries([
        ...clears.map((name) => [name, undefined] as const),
        ...Object.entries(sets)
          .map(([name, idIn]) => [name, idIn(reply)] as const)
          .filter(([, id]) => id !== undefined),
      ])
    : {};
