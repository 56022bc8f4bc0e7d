import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { PricePart } from '#core/cart/price-part.ts';
import { Amount } from '#core/kernel/amount.ts';
import type { Currency } from '#core/kernel/currency.ts';
import { formatMoney } from '#core/kernel/format-money.ts';
import { Icon } from '#ui/design/icon.tsx';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { useSite } from '#ui/stores/storefront-context.ts';
import styles from './price-details.module.css';

type PriceDetailsProps = {
  readonly parts: readonly PricePart[];
  readonly currency: Currency;
  /** Name of the item; without it the parts are those of the whole cart. */
  readonly of?: string;
};

/** Tax that prices contain is below the total, because it is not added. */
const isContained = ({ kind }: PricePart): boolean => kind === 'contained-tax';

/** How a price is made: each part with the name of its cause, and their sum. Closed at first; closed details have no parts in the page. */
export const PriceDetails = ({ parts, currency, of }: PriceDetailsProps): ReactNode => {
  const t = useTranslations('cartSections.why');
  const { language } = useSite();
  const [isOpen, setIsOpen] = useState(false);
  const added = parts.filter((part) => !isContained(part));
  const text = (amount: Amount): string => formatMoney(amount, currency, language);
  const row = (key: string, name: string, amount: Amount): ReactNode => (
    <div key={key} className={styles.row} data-part={key}>
      <dt>{name}</dt>
      <dd>{text(amount)}</dd>
    </div>
  );
  const rows = (some: readonly PricePart[]): ReactNode =>
    some.map(({ kind, cause, amount }, index) => row(`${kind}-${index}`, cause.name, amount));
  return (
    <details className={styles.details} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={styles.summary}>
        {t('show')}
        {of !== undefined && <VisuallyHidden>: {of}</VisuallyHidden>}
        <Icon name="chevron" size={18} />
      </summary>
      {isOpen && (
        <dl className={styles.parts}>
          {rows(added)}
          {row('total', t('total'), Amount.sum(added.map(({ amount }) => amount)))}
          {rows(parts.filter(isContained))}
        </dl>
      )}
    </details>
  );
};
