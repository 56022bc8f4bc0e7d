import { useTranslations } from 'use-intl';
import { tenderText } from '#core/checkout/card-text.ts';
import type { Amount } from '#core/kernel/amount.ts';
import type { Currency } from '#core/kernel/currency.ts';
import { formatMoney } from '#core/kernel/format-money.ts';
import { useSite } from '#ui/stores/storefront-context.ts';
import type { Back } from './cancel.presenter.ts';

/** Tenders that are not refunded in money; all others get back what they paid. */
const ways: { readonly [method: string]: 'points' | 'reward' } = {
  LOYALTY_POINTS: 'points',
  REWARD_CODE: 'reward',
  REWARD_CARD: 'reward',
};

/** Formats what a cancellation gives back: a sentence for each tender that gets something, or that nothing is refunded. */
export const useBackTexts = (currency: Currency): ((back: Back) => readonly string[]) => {
  const t = useTranslations('orders.cancel.back');
  const { language } = useSite();
  const money = (amount: Amount): string => formatMoney(amount, currency, language);
  return ({ tenders, isGift }) =>
    tenders.length === 0
      ? [t(isGift ? 'gift' : 'nothing')]
      : tenders.flatMap(({ tender, refunded, released }) => [
          ...(refunded === 0
            ? []
            : [t(ways[tender.method] ?? 'tender', { amount: money(refunded), tender: tenderText(tender) })]),
          ...(released === 0 ? [] : [t('released', { amount: money(released), tender: tenderText(tender) })]),
        ]);
};
