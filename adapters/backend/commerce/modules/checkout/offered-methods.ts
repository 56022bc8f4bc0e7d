import { Amount } from '#core/kernel/amount.ts';
import { formatMoney } from '#core/kernel/format-money.ts';
import { isMainMethod, type PaymentMethod } from '#core/payment/payment-method.ts';
import { formatText, serviceTexts } from '#adapters/backend/commerce/kernel/messages/service-texts.ts';
import type { CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';
import { sitePricingOf } from '../pricing/site-pricing.ts';

/** The methods that the service has, in the order in which they are shown. */
const codes = ['GIFT_CARD', 'CREDIT_CARD', 'WALLET', 'BNPL'] as const;

/**
 * The methods that a site offers for what remains to be paid, in minor units (PAY-02, PAY-04). Outside of its limits pay
 * later is not enabled, and its label says why.
 */
export const offeredMethods = (site: CommerceSite, remaining: Amount): readonly PaymentMethod[] => {
  const { payment, payLaterLimits } = serviceTexts[site.locale];
  const { payLater } = sitePricingOf(site);
  return codes.flatMap((code): readonly PaymentMethod[] => {
    const label = payment[code];
    if (code !== 'BNPL') return [{ code, label, enabled: true }];
    if (payLater === undefined) return [];
    const { from, to } = payLater;
    if (remaining >= from && remaining <= to) return [{ code, label, enabled: true }];
    const money = (amount: Amount): string => formatMoney(amount, site.currency, site.language);
    const limits = formatText(payLaterLimits, { from: money(from), to: money(to) });
    return [{ code, label: `${label} (${limits})`, enabled: false }];
  });
};

/** Whether a main method can pay what remains, in minor units; none can once nothing remains (PAY-15). */
export const isPayable = (site: CommerceSite, method: string, remaining: Amount): boolean =>
  isMainMethod(method) &&
  remaining > Amount.zero &&
  offeredMethods(site, remaining).some(({ code, enabled }) => code === method && enabled);
