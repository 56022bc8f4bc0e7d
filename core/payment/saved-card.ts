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

/** The time 12 hours ago, because a month ends 12 hours later in the westernmost time zone than in UTC. */
type Past = { readonly getUTCFullYear: () => number; readonly getUTCMonth: () => number };

/** Whether the expiry month has ended in every time zone, as at the payment provider. */
export const isExpiredCard = ({ expMonth, expYear }: CardExpiry, past: Past): boolean =>
  expYear * 12 + expMonth < past.getUTCFullYear() * 12 + past.getUTCMonth() + 1;

/** Years that a card is valid at most, counted from the current one. */
const YEARS = 20;

/** The years in which a valid card can expire. */
export const expiryYears = (past: Past): readonly number[] =>
  Array.from({ length: YEARS }, (_, index) => past.getUTCFullYear() + index);

/**
 * The expiry date to begin with: that of a valid card; for an expired one the next date in the same month.
 * Law: it has not passed and is not before that of the card (PAY-16).
 */
export const nextExpiry = ({ expMonth, expYear }: CardExpiry, past: Past): CardExpiry => {
  const next = [expYear, ...expiryYears(past)].find((year) => !isExpiredCard({ expMonth, expYear: year }, past));
  return { expMonth, expYear: next ?? expYear };
};
