/** The eight payment methods (PAY-01 to PAY-03). */
export const paymentMethods = ['CREDIT_CARD', 'GIFT_CARD', 'ATHLETES_PAYMENT', 'LOYALTY_POINTS', 'REWARD_CODE', 'REWARD_CARD', 'BNPL', 'WALLET'] as const;
export type PaymentMethodCode = (typeof paymentMethods)[number];

export type PaymentMethod = { readonly code: PaymentMethodCode; readonly label: string; readonly enabled: boolean };

/** What the payment provider needs to show its card fields; nothing in it can charge anyone (PAY-07). */
export type PaymentSession = { readonly sessionId: string; readonly clientToken: string; readonly expiresAt: string; readonly providerUrl: string };

/** A card as the provider's token: the only form in which the shop meets one. */
export type CardToken = { readonly token: string; readonly brand: string; readonly last4: string; readonly expMonth: number; readonly expYear: number };
