import { Amount } from '#core/kernel/amount.ts';
import type { LoyaltyVoucher } from '#core/pricing/loyalty-voucher.ts';
import type { CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';

const steps = [
  { points: 100, amount: Amount.of(500) },
  { points: 250, amount: Amount.of(1_500) },
  { points: 500, amount: Amount.of(3_500) },
] as const satisfies readonly LoyaltyVoucher[];

/** What points buy in each country, in minor units of its currency; whole amounts (LOY-12, AMB-31). */
const vouchers: { readonly [country in CommerceSite['country']]: readonly LoyaltyVoucher[] } = {
  US: steps,
  CA: steps,
  GB: steps,
};

export const vouchersOf = ({ country }: Pick<CommerceSite, 'country'>): readonly LoyaltyVoucher[] => vouchers[country];
