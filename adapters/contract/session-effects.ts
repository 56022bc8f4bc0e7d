import type { RefChanges, RefName } from '#core/session/session.ts';

/** Effects of a 2xx reply on the caller's session: references to set and to clear. */
export type SessionEffects<Reply> = {
  /** Whether this reply has effects; true by default. */
  readonly when?: (reply: Reply) => boolean;
  /** A reference without a value in the reply is unchanged. */
  readonly sets?: { readonly [name in RefName]?: (reply: Reply) => string | undefined };
  readonly clears?: (reply: Reply) => readonly RefName[];
};

/** Applies the effects of an endpoint to a decoded reply. */
export const refChangesOf = <Reply>(
  { when = () => true, sets = {}, clears = () => [] }: SessionEffects<Reply>,
  reply: Reply,
): RefChanges =>
  when(reply)
    ? Object.fromEntries([
        ...clears(reply).map((name) => [name, undefined] as const),
        ...Object.entries(sets)
          .map(([name, idIn]) => [name, idIn(reply)] as const)
          .filter(([, id]) => id !== undefined),
      ])
    : {};
