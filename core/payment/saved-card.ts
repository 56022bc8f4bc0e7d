/** A card that a member has saved with the payment provider (PAY-08, PAY-09). The shop never has its number. */
export type SavedCard = {
  readonly id: string;
  readonly brand: string;
  readonly last4: string;
  /** 1 to 12. */
  readonly expMonth: number;
  /** Four digits. */
  readonly expYear: number;
  readonly holderName: string;
  /** One card of a member is the default one. */
  readonly isDefault: boolean;
  /** Id of a saved address of the member: the billing address that the card was saved with. */
  readonly billingAddressId?: string;
};

export type CardExpiry = Pick<SavedCard, 'expMonth' | 'expYear'>;

/** Maximum number of saved cards of a member. */
export const MAX_SAVED_CARDS = 10;

/**
 * Whether the expiry month has ended in every time zone, as at the payment provider. `past`: the time 12 hours
 * ago, because a month ends 12 hours later in the westernmost time zone than in UTC.
 */
export const isExpiredCard = (
  { expMonth, expYear }: CardExpiry,
  past: { readonly getUTCFullYear: () => number; readonly getUTCMonth: () => number },
): boolean => expYear * 12 + expMonth < past.getUTCFullYear() * 12 + past.getUTCMonth() + 1;
