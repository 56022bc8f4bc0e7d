/** The cookie by which the decision engine knows a visitor again, for a year (P13N-24). */
export const VISITOR_COOKIE = { name: 'p13nVisitorId', maxAgeSeconds: 365 * 24 * 60 * 60 } as const;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** What is known of a visitor; `fresh` is a new UUID for the case that one is needed. */
export type Visitor = { readonly hasConsent: boolean; readonly kept?: string; readonly fresh: string };

/**
 * What is no UUID gives way to a fresh one.
 * Law: there is no visitor id before consent, and after it the kept one stays (P13N-24, ANL-15).
 */
export const visitorId = ({ hasConsent, kept, fresh }: Visitor): string | undefined => {
  if (!hasConsent) return undefined;
  return kept !== undefined && UUID.test(kept) ? kept : fresh;
};
