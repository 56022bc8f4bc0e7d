/** Maximum number of tokens of a list that are reported (REC-03, REC-04, CFG-11). */
const caps = { recommendation: 24, upsell: 3 } as const;
export type ImpressionKind = keyof typeof caps;

/** Law: sent list is a prefix of the non-empty tokens in order (PR-25). */
export const tokensToSend = (tokens: readonly string[], kind: ImpressionKind): readonly string[] =>
  tokens.filter((token) => token !== '').slice(0, caps[kind]);
