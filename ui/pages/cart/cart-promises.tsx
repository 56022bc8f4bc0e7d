import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { areReturnableGoods } from '#core/order/returnable-goods.ts';
import { Icon } from '#ui/design/icon.tsx';
import { useSite } from '#ui/stores/storefront-context.ts';
import styles from './cart-promises.module.css';

/** The accepted card brands, whose names are the same in every language. */
const CARDS = 'Visa, Mastercard, American Express';

type CartPromisesProps = { readonly items: readonly Parameters<typeof areReturnableGoods>[0][] };

/**
 * Information on payment and returns, with a link to customer service (ux 47). A cart of goods that cannot be returned
 * promises no returns (ORD-18).
 */
export const CartPromises = ({ items }: CartPromisesProps): ReactNode => {
  const t = useTranslations('cartSections.promises');
  const shell = useTranslations('shell');
  const { locale } = useSite();
  return (
    <ul className={styles.promises}>
      <li>
        <Icon name="lock" size={18} />
        <span>
          {t('secure')}
          <small className={styles.cards}>{CARDS}</small>
        </span>
      </li>
      {items.some(areReturnableGoods) && (
        <li>
          <Icon name="return" size={18} />
          <Link to={`/${locale}/help/returns`}>{t('returns')}</Link>
        </li>
      )}
      <li>
        <Icon name="user" size={18} />
        <Link to={`/${locale}/contact-us`}>{shell('help')}</Link>
      </li>
    </ul>
  );
};
