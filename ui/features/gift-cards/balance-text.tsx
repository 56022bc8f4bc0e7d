import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { GiftCardBalance } from '#core/checkout/gift-card.ts';
import { dateFormat } from '#core/kernel/formatters.ts';
import { formatMoney } from '#core/kernel/format-money.ts';
import { useSite } from '#ui/stores/storefront-context.ts';
import styles from './gift-card-fields.module.css';

/** The balance of a gift card in a sentence, with its last day; announced when it arrives (GFT-02). */
export const BalanceText = ({ balance }: { readonly balance: GiftCardBalance | undefined }): ReactNode => {
  const t = useTranslations('tenders.balance');
  const { currency, language } = useSite();
  const sentences = ({ maskedNumber, balance: amount, status, expiryDate }: GiftCardBalance): readonly string[] => [
    t(status, { card: t('card', { number: maskedNumber }), amount: formatMoney(amount, currency, language) }),
    ...(expiryDate === undefined || status === 'INVALID'
      ? []
      : [
          t(status === 'EXPIRED' ? 'since' : 'until', {
            date: dateFormat(language, { timeZone: 'UTC', dateStyle: 'long' }).format(Date.parse(expiryDate)),
          }),
        ]),
  ];
  return (
    <p className={styles.balance} role="status">
      {balance !== undefined && sentences(balance).join(' ')}
    </p>
  );
};
