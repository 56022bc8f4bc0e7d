import type { ShopperEvent } from './shopper-event.ts';

/** How many tokens the impressions of a list carry at most (REC-03, REC-04, CFG-11). */
export const impressionCap = { recommendation: 24, upsell: 3 } as const;
export type ImpressionKind = keyof typeof impressionCap;

/** Law: sent list is a prefix of the non-empty tokens in order (PR-25). */
export const tokensToSend = (tokens: readonly string[], kind: ImpressionKind): readonly string[] =>
  tokens.filter((token) => token !== '').slice(0, impressionCap[kind]);

/** What one list of recommendations has reported during a page view, and what it has still to report. */
export type ImpressionLog = {
  readonly kind: ImpressionKind;
  readonly reported: readonly string[];
  readonly unreported: readonly string[];
};

/** What follows a change: the log as it is now, and what is due. */
type Step = { readonly state: ImpressionLog; readonly events: readonly ShopperEvent[] };

const of = (kind: ImpressionKind): ImpressionLog => ({ kind, reported: [], unreported: [] });

/**
 * Tiles came into sight. A tile that is seen again is no new impression, and a list reports no more tiles than its
 * cap.
 * Law: however the sight of tiles is cut into steps, what is reported is what `tokensToSend` gives for each tile once
 * (REC-03, REC-04).
 */
const see = (log: ImpressionLog, tokens: readonly string[]): ImpressionLog => {
  const seen = tokensToSend([...new Set([...log.reported, ...log.unreported, ...tokens])], log.kind);
  return { ...log, unreported: seen.slice(log.reported.length) };
};

/** Reports what is unreported, as one event, and nothing when there is nothing (P13N-22). */
const report = (log: ImpressionLog): Step =>
  log.unreported.length === 0
    ? { state: log, events: [] }
    : {
        state: { ...log, reported: [...log.reported, ...log.unreported], unreported: [] },
        events: [{ _tag: 'RecImpressions', recTokens: log.unreported }],
      };

export const ImpressionLog = { of, see, report } as const;
