/** The eight payment methods (PAY-01 to PAY-03). */
export const paymentMethods = [
  'CREDIT_CARD',
  'GIFT_CARD',
  'ATHLETES_PAYMENT',
  'LOYALTY_POINTS',
  'REWARD_CODE',
  'REWARD_CARD',
  'BNPL',
  'WALLET',
] as const;
export type PaymentMethodCode = (typeof paymentMethods)[number];

/**
 * Methods of which one alone pays the rest of an order (PAY-14). What they pay does not lessen what remains to be paid.
 */
export const mainMethods = ['CREDIT_CARD', 'BNPL', 'WALLET'] as const satisfies readonly PaymentMethodCode[];
export type MainMethod = (typeof mainMethods)[number];

/** Methods come from the service as texts. */
export const isMainMethod = (method: string): method is MainMethod => mainMethods.some((main) => main === method);

export type PaymentMethod = { readonly code: PaymentMethodCode; readonly label: string; readonly enabled: boolean };

/** What the payment provider needs to show its card fields; nothing in it can charge anyone (PAY-07). */
export type PaymentSession = {
  readonly sessionId: string;
  readonly clientToken: string;
  readonly expiresAt: string;
  readonly providerUrl: string;
};

/** A card as the provider's token: the only form in which the shop meets one. */
export type CardToken = {
  readonly token: string;
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
};
