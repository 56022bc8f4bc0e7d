/** What decides whether a checkout can be skipped. `option` is the site's switch `expressCheckout` (CHK-04). */
export type ExpressFacts = {
  readonly option: boolean;
  readonly signedIn: boolean;
  readonly defaultCard: boolean;
  readonly defaultAddress: boolean;
};

/**
 * Whether checkout opens at its summary, paid and addressed by what the shopper saved (CHK-03).
 * Law: true in exactly one of the 16 combinations (PR-21).
 */
export const isExpress = ({ option, signedIn, defaultCard, defaultAddress }: ExpressFacts): boolean =>
  option && signedIn && defaultCard && defaultAddress;

/** Where checkout opens. A default that could not be applied is no dead end: the shopper begins at the beginning (CHK-04). */
export const openingStep = (facts: ExpressFacts, applied: 'applied' | 'failed'): 'summary' | 'shipping' =>
  isExpress(facts) && applied === 'applied' ? 'summary' : 'shipping';
