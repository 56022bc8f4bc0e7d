import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { DigitalGift } from '#core/cart/cart-item.ts';
import { dateFormat } from '#core/kernel/formatters.ts';
import { useSite } from '#ui/stores/storefront-context.ts';
import styles from './gift-text.module.css';

/** To whom a digital gift is sent, from whom, when, and with which message. */
export const GiftText = ({
  gift,
  isSent = false,
}: {
  readonly gift: Partial<DigitalGift>;
  /** Then its day says nothing any more. */
  readonly isSent?: boolean;
}): ReactNode => {
  const t = useTranslations('tenders.gift');
  const { language } = useSite();
  const { giftOption, sender, sendOn } = gift;
  if (giftOption === undefined) return isSent ? null : <p className={styles.gift}>{t('toYou')}</p>;
  const { to, email, message } = giftOption;
  const date =
    sendOn === undefined
      ? undefined
      : dateFormat(language, { timeZone: 'UTC', dateStyle: 'long' }).format(Date.parse(sendOn));
  return (
    <div className={styles.gift}>
      <p>{t('for', { to, email })}</p>
      {sender !== undefined && <p>{t('from', { sender })}</p>}
      {!isSent && <p>{date === undefined ? t('atOnce') : t('on', { date })}</p>}
      {message !== '' && <p className={styles.message}>{message}</p>}
    </div>
  );
};
