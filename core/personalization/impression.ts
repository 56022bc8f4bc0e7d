import type { ShopperEvent } from './shopper-event.ts';

/** How many tokens the impressions of a list carry at most (REC-03, REC-04, CFG-11). */
export const impressionCap = { recommendation: 24, upsell: 3 } as const;
export type ImpressionKind = keyof typeof impressionCap;

/** Law: sent list is a prefix of the non-empty tokens in order (PR-25). */
export const tokensToSend = (tokens: readonly string[], kind: ImpressionKind): readonly string[] =>
  tokens.filter((token) => token !== '').slice(0, impressionCap[kind]);

/** What one list of recommendations has told during a page view, and what it has still to tell. */
export type ImpressionLog = {
  readonly kind: ImpressionKind;
  readonly told: readonly string[];
  readonly untold: readonly string[];
};

/** What follows a change: the log as it is now, and what is due. */
type Step = { readonly state: ImpressionLog; readonly events: readonly ShopperEvent[] };

const of = (kind: ImpressionKind): ImpressionLog => ({ kind, told: [], untold: [] });

/**
 * Tiles came into sight. A tile that is seen again is no new impression, and a list tells of no more tiles than its
 * cap.
 * Law: however the sight of tiles is cut into steps, what is told is what `tokensToSend` gives for each tile once
 * (REC-03, REC-04).
 */
const see = (log: ImpressionLog, tokens: readonly string[]): ImpressionLog => {
  const seen = tokensToSend([...new Set([...log.told, ...log.untold, ...tokens])], log.kind);
  return { ...log, untold: seen.slice(log.told.length) };
};

/** Tells what is untold, as one event, and nothing when there is nothing (P13N-22). */
const report = (log: ImpressionLog): Step =>
  log.untold.length === 0
    ? { state: log, events: [] }
    : {
        state: { ...log, told: [...log.told, ...log.untold], untold: [] },
        events: [{ _tag: 'RecImpressions', recTokens: log.untold }],
      };

export const ImpressionLog = { of, see, report } as const;
