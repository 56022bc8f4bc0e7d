import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/design/button.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { PictureView } from '#ui/design/picture.tsx';
import { Price } from '#ui/design/price.tsx';
import { GiftMessageText } from '#ui/features/cart/gift-message-text.tsx';
import type { SavedRow } from './saved-list.presenter.ts';
import styles from './saved-item.module.css';

type SavedItemProps = { readonly row: SavedRow; readonly onMove: () => void; readonly onRemove: () => void };

/** The id of an item's link to its product. */
export const savedLinkId = (itemId: string): string => `saved-${itemId}`;

/** A saved item: name, current price, and a move button unless it is sold out (SFL-12). */
export const SavedItemView = ({ row, onMove, onRemove }: SavedItemProps): ReactNode => {
  const t = useTranslations('cartSections.saved');
  const cart = useTranslations('cart');
  const { name, note, quantity, unitPrice } = row;
  return (
    <li className={styles.item}>
      <Link className={styles.picture} to={row.url} tabIndex={-1} aria-hidden="true">
        <PictureView picture={row.picture} sizes="96px" thumbnail alt="" />
      </Link>
      <div className={styles.text}>
        <h3 className={styles.name}>
          <Link id={savedLinkId(row.id)} to={row.url}>
            {name}
          </Link>
        </h3>
        <p className={styles.variant}>{t('variant', { color: row.colorName, size: row.size })}</p>
        {quantity > 1 && <p className={styles.variant}>{t('quantity', { count: quantity })}</p>}
        <GiftMessageText message={row.giftMessage} />
        <Price sale={quantity > 1 ? cart('each', { price: unitPrice }) : unitPrice} struck={row.struckUnitPrice} />
        {quantity > 1 && row.inStock && <Price sale={row.rowTotal} struck={row.struckRowTotal} />}
        {!row.inStock && <p className={styles.gone}>{t('outOfStock')}</p>}
      </div>
      <div className={styles.buttons}>
        {row.inStock && (
          <Button variant="secondary" compact onClick={onMove} aria-label={t('moveNamed', { name })}>
            {t('moveToCart')}
          </Button>
        )}
        <Button variant="quiet" compact onClick={onRemove} aria-label={t('removeNamed', { name })}>
          {t('remove')}
        </Button>
      </div>
      <div className={styles.note} role="status">
        {note !== undefined && (
          <p>
            <Icon name="alert" size={18} />
            {note}
          </p>
        )}
      </div>
    </li>
  );
};
