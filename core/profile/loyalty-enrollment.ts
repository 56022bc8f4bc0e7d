/** A membership in the loyalty program (PRO-04). */
export type LoyaltyEnrollment = {
  readonly type: 'Loyalty';
  readonly optin: boolean;
  readonly doubleOptin: boolean;
  readonly country: string;
};
