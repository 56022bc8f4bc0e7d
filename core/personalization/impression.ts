import type { ShopperEvent } from './shopper-event.ts';

/** Maximum number of tokens per impression event (REC-03, REC-04, CFG-11). */
export const impressionCap = { recommendation: 24, upsell: 3 } as const;
export type ImpressionKind = keyof typeof impressionCap;

/** Law: sent list is a prefix of the non-empty tokens in order (PR-25). */
export const tokensToSend = (tokens: readonly string[], kind: ImpressionKind): readonly string[] =>
  tokens.filter((token) => token !== '').slice(0, impressionCap[kind]);

/** Reported and unreported impressions of one list during a page view. */
export type ImpressionLog = {
  readonly kind: ImpressionKind;
  readonly reported: readonly string[];
  readonly unreported: readonly string[];
};

/** Result of a change: the new log, and the events to send. */
type Step = { readonly state: ImpressionLog; readonly events: readonly ShopperEvent[] };

const of = (kind: ImpressionKind): ImpressionLog => ({ kind, reported: [], unreported: [] });

/**
 * Tiles become visible. Each tile counts once, up to the cap.
 * Law: in whatever steps tiles become visible, what is reported is what `tokensToSend` gives for each tile once
 * (REC-03, REC-04).
 */
const see = (log: ImpressionLog, tokens: readonly string[]): ImpressionLog => {
  const seen = tokensToSend([...new Set([...log.reported, ...log.unreported, ...tokens])], log.kind);
  return { ...log, unreported: seen.slice(log.reported.length) };
};

/** Reports unreported impressions as one event; none if there are none (P13N-22). */
const report = (log: ImpressionLog): Step =>
  log.unreported.length === 0
    ? { state: log, events: [] }
    : {
        state: { ...log, reported: [...log.reported, ...log.unreported], unreported: [] },
        events: [{ _tag: 'RecImpressions', recTokens: log.unreported }],
      };

export const ImpressionLog = { of, see, report } as const;
