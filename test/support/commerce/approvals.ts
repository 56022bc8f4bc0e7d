import type { PaymentProvider } from '#adapters/backend/payments/app.ts';
import type { approvalOutcomes } from '#adapters/backend/payments/pages.ts';

export type ApprovalOutcome = Exclude<keyof typeof approvalOutcomes, 'cancel'>;

/** Presses a button on the provider's page of a wallet or of pay later. Returns the token. */
export const approve = async (
  { provider }: { readonly provider: PaymentProvider },
  clientToken: string,
  outcome: ApprovalOutcome = 'approve',
): Promise<string> => {
  const response = await provider.fetch(
    new Request(`http://payments.test/approve/${clientToken}`, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({ outcome }),
    }),
  );
  const { token }: { readonly token: string } = await response.json();
  return token;
};
