import { tokensToSend, type ImpressionKind } from './impression-cap.ts';
import type { ShopperEvent } from './shopper-event.ts';

/** The products of one list that were reported as seen during a page view. */
export type ImpressionLog = { readonly kind: ImpressionKind; readonly reported: readonly string[] };

/** Result of a change: the new log, and the events to send. */
type Step = { readonly state: ImpressionLog; readonly events: readonly ShopperEvent[] };

const of = (kind: ImpressionKind): ImpressionLog => ({ kind, reported: [] });

/**
 * Products become visible. Each is reported once, up to the cap; those of one step in one event (P13N-22).
 * Law: in whatever steps tiles become visible, what is reported is what `tokensToSend` gives for each tile once
 * (REC-03, REC-04).
 */
const see = (log: ImpressionLog, tokens: readonly string[]): Step => {
  const reported = tokensToSend([...new Set([...log.reported, ...tokens])], log.kind);
  const recTokens = reported.slice(log.reported.length);
  return { state: { ...log, reported }, events: recTokens.length === 0 ? [] : [{ _tag: 'RecImpressions', recTokens }] };
};

export const ImpressionLog = { of, see } as const;
