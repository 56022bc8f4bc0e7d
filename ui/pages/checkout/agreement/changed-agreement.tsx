import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Cart } from '#core/cart/cart.ts';
import type { Arrival } from '#core/cart/cart-item.ts';
import { shownChanges, type AgreementChange } from '#core/checkout/agreement-changes.ts';
import { formatMoney } from '#core/kernel/format-money.ts';
import { IconButton } from '#ui/design/icon-button.tsx';
import { useSite } from '#ui/stores/storefront-context.ts';
import styles from './changed-agreement.module.css';

type ChangedAgreementProps = {
  readonly before: Cart;
  readonly after: Cart;
  /** Formats promised days. */
  readonly arrives: (arrival: Arrival) => string;
  readonly onClose: () => void;
};

const focusIt = (node: HTMLElement | null): void => node?.focus();

/** What differs between what the shopper saw and the order as it is now; it stays until it is closed (I07). */
export const ChangedAgreement = ({ before, after, arrives, onClose }: ChangedAgreementProps): ReactNode => {
  const t = useTranslations('agreement.changes');
  const cart = useTranslations('cart.rows');
  const design = useTranslations('design');
  const { language } = useSite();
  const changes = shownChanges(before, after);
  const total = formatMoney(after.totals.total, after.currency, language);

  const nameOf = ({ kind, label }: AgreementChange): string => {
    if (label !== '') return label;
    return kind === 'delivery' ? t('delivery') : cart(kind === 'shipping' || kind === 'tax' ? kind : 'total');
  };

  const valueOf = (change: AgreementChange, time: 'before' | 'after'): ReactNode => {
    const { currency } = time === 'before' ? before : after;
    if (change.kind === 'line') {
      const line = change[time];
      return line && t('units', { units: line.quantity, price: formatMoney(line.price, currency, language) });
    }
    if (change.kind !== 'delivery') {
      const amount = change[time];
      return amount === undefined ? undefined : formatMoney(amount, currency, language);
    }
    const delivery = change[time];
    const texts = delivery && [delivery.method, delivery.arrival && arrives(delivery.arrival), delivery.place];
    return texts?.flatMap((text = '') =>
      text === ''
        ? []
        : [
            <span key={text} className={styles.part}>
              {text}
            </span>,
          ],
    );
  };

  return (
    <section className={styles.box} aria-labelledby="changed-agreement">
      <div className={styles.head}>
        <h2 id="changed-agreement" className={styles.title} tabIndex={-1} ref={focusIt}>
          {changes.length === 0 ? t('titleSame') : t('title')}
        </h2>
        <IconButton icon="close" size={18} label={design('dismiss')} onClick={onClose} />
      </div>
      <p>{changes.length === 0 ? t('same', { total }) : t('text', { total })}</p>
      {changes.length > 0 && (
        <table className={styles.table} aria-labelledby="changed-agreement">
          <thead>
            <tr>
              <th scope="col">{t('before')}</th>
              <th scope="col">{t('now')}</th>
            </tr>
          </thead>
          {changes.map((change, index) => (
            <tbody key={index}>
              <tr>
                <th scope="rowgroup" colSpan={2}>
                  {nameOf(change)}
                </th>
              </tr>
              <tr>
                <td>{valueOf(change, 'before') ?? t('none')}</td>
                <td>{valueOf(change, 'after') ?? t('none')}</td>
              </tr>
            </tbody>
          ))}
        </table>
      )}
    </section>
  );
};
