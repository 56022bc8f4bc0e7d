import type { PromoSummary } from './promotion.ts';

/** What is missing for a promotion: lead text, emphasised amount, trailing text (CART-17, AMB-43). */
export type Callout = {
  readonly promotionId: string;
  readonly level: PromoSummary['level'];
  readonly lead: string;
  readonly highlight: string;
  readonly tail: string;
};

/**
 * The three parts of a callout text, trimmed; undefined for any other text.
 * Law: result is not null exactly when the text has two `|` (PR-16).
 */
export const calloutParts = (text: string): readonly [lead: string, highlight: string, tail: string] | undefined => {
  const [lead, highlight, tail, ...others] = text.split('|').map((part) => part.trim());
  return lead === undefined || highlight === undefined || tail === undefined || others.length > 0
    ? undefined
    : [lead, highlight, tail];
};

/** Promotions within reach; a text of another shape is no callout (CART-16). */
export const callouts = (summary: readonly PromoSummary[]): readonly Callout[] =>
  summary.flatMap(({ promotionId, level, calloutMessage }) => {
    const parts = calloutParts(calloutMessage);
    return parts === undefined ? [] : [{ promotionId, level, lead: parts[0], highlight: parts[1], tail: parts[2] }];
  });
