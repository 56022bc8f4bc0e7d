import { either as E } from 'fp-ts';
import { paymentPlan, type Tender } from '#core/checkout/payment-plan.ts';
import { payableByPrepaid } from '#core/checkout/prepaid-share.ts';
import { Amount } from '#core/kernel/amount.ts';
import { payableByPoints } from '#core/loyalty/loyalty.ts';
import { isMainMethod } from '#core/payment/payment-method.ts';
import type { Pricing } from '../pricing/pricing-run.ts';
import type { ShownInstrument } from './instrument-records.ts';

/** The part of a cart that its payment depends on. */
type PaidCart = {
  readonly instruments: readonly ShownInstrument[];
  readonly pricing: Pick<Pricing, 'totals' | 'giftCards'>;
};

const tenderOf = ({ instrumentId: id, method, balance }: ShownInstrument): Tender =>
  isMainMethod(method) ? { id, method } : { id, method, balance: Amount.of(balance ?? 0) };

/** An instrument of a cart with what it pays. */
export type PayingInstrument = ShownInstrument & { readonly amount: Amount };

/** What each instrument of a cart pays, in the order of payment; an instrument that is not needed pays nothing. */
export const tenderPlan = ({ instruments, pricing }: PaidCart): readonly PayingInstrument[] => {
  const plan = paymentPlan(pricing.totals.total, instruments.map(tenderOf), pricing.giftCards);
  if (E.isLeft(plan)) throw new TypeError(`Instruments that exclude each other are attached: ${plan.left._tag}`);
  const { parts, unused } = plan.right;
  const voucher = instruments.find(({ method, balance }) => method === 'LOYALTY_POINTS' && balance !== 0);
  const isCut = parts.every(({ id, amount }) => id !== voucher?.instrumentId || amount !== voucher.balance);
  // A voucher is paid for with all of its points, so that it does not pay less than its amount.
  if (voucher !== undefined && isCut)
    return tenderPlan({
      pricing,
      instruments: instruments.map((one) => (one === voucher ? { ...one, balance: 0 } : one)),
    });
  return [...parts, ...unused.map((id) => ({ id, amount: Amount.zero }))].flatMap(({ id, amount }) =>
    instruments.filter(({ instrumentId }) => instrumentId === id).map((instrument) => ({ ...instrument, amount })),
  );
};

/** What stays on a prepaid tender; undefined for one that pays only as a whole, and for the remaining tender. */
export const restOf = (
  { balance, amount, units }: PayingInstrument,
  decimal: (amount: Amount) => number,
): number | undefined =>
  balance === null || units !== null ? undefined : decimal(Amount.subtract(Amount.of(balance), amount));

/** The tenders of an order of the cart, which sum to its total. */
export const payingTenders = (parts: PaidCart) =>
  tenderPlan(parts)
    .filter(({ amount }) => amount > 0)
    .map(({ instrumentId, method, amount, accountId, units }) => ({
      instrumentId,
      method,
      amount,
      accountId,
      units: accountId === null ? 0 : (units ?? amount),
    }));

/** What prepaid tenders leave to pay, in minor units. */
export const remainingToPay = (parts: PaidCart): Amount => remainingOf(parts.pricing, tenderPlan(parts));

/** The instrument that would have to pay more than the shopper has approved. */
export const exceededApproval = (parts: PaidCart): Pick<ShownInstrument, 'instrumentId'> | undefined =>
  tenderPlan(parts).find(({ approved, amount }) => approved !== null && amount > approved);

/** The most that a voucher may pay. */
export const mostByPoints = (parts: PaidCart): Amount =>
  payableByPoints(
    payableByPrepaid({ totals: parts.pricing.totals, giftCardTotal: parts.pricing.giftCards }),
    tenderPlan(parts),
  );

/** What prepaid tenders leave to pay (CART-12). */
export const remainingOf = ({ totals }: Pick<Pricing, 'totals'>, plan: readonly PayingInstrument[]): Amount =>
  Amount.subtract(
    totals.total,
    Amount.sum(plan.filter(({ method }) => !isMainMethod(method)).map(({ amount }) => amount)),
  );
