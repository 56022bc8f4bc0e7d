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
 * Methods that pay the rest of an order; only one can be used (PAY-14). They do not reduce the amount that remains to
 * be paid.
 */
export const mainMethods = ['CREDIT_CARD', 'BNPL', 'WALLET'] as const satisfies readonly PaymentMethodCode[];
export type MainMethod = (typeof mainMethods)[number];

/** The main methods that the shopper approves on a page of their provider (PAY-02). */
export type ApprovedMethod = Exclude<MainMethod, 'CREDIT_CARD'>;

/** Whether a method, which the service sends as a string, is a main method. */
export const isMainMethod = (method: string): method is MainMethod => mainMethods.some((main) => main === method);

/** Whether the shopper approves a method on a page of its provider. */
export const isApprovedMethod = (method: string): method is ApprovedMethod =>
  isMainMethod(method) && method !== 'CREDIT_CARD';

export type PaymentMethod = { readonly code: PaymentMethodCode; readonly label: string; readonly enabled: boolean };

/** Session data for a page of the payment provider, such as its card fields; it cannot be used to charge (PAY-07). */
export type PaymentSession = {
  readonly sessionId: string;
  readonly clientToken: string;
  readonly expiresAt: string;
  readonly providerUrl: string;
};

/** A card as the provider's token; the shop never has the card number. */
export type CardToken = {
  readonly token: string;
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
  /** As typed into the card fields; absent for tokens that the card fields did not make. */
  readonly holderName?: string;
};

/** The card that pays a cart: a typed one, which `save` also saves for the member, or a saved one of the member by its id. */
export type PayingCard = (CardToken & { readonly save?: boolean }) | { readonly savedCardId: string };
