import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { SharedItemView } from '#core/cart/shared-cart.ts';
import { Checkbox } from '#ui/design/checkbox.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { PictureView } from '#ui/design/picture.tsx';
import { Price } from '#ui/design/price.tsx';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import styles from './shared-cart-page.module.css';
import type { SharedCartPresenter } from './shared-cart.presenter.ts';

type SharedCartItemProps = { readonly item: SharedItemView; readonly presenter: SharedCartPresenter };

/** An item of a shared cart: chosen by its checkbox, or listed with the reason why it cannot be bought. */
export const SharedCartItem = observer(({ item, presenter }: SharedCartItemProps): ReactNode => {
  const t = useTranslations('cartSections.shared');
  const cart = useTranslations('cart');
  const { sku, name, state, addable, quantity, unitPrice, rowTotal } = item;
  const note = presenter.notes[sku];
  return (
    <li className={styles.item} data-gone={addable === 0}>
      {addable > 0 && (
        <div className={styles.choice}>
          <Checkbox
            name="item"
            value={sku}
            checked={presenter.chosen.has(sku)}
            onChecked={(isChosen) => presenter.choose(sku, isChosen)}
            label={<VisuallyHidden>{t('choose', { name, color: item.colorName, size: item.size })}</VisuallyHidden>}
          />
        </div>
      )}
      <Link className={styles.picture} to={item.url} tabIndex={-1} aria-hidden="true">
        <PictureView picture={item.picture} sizes="96px" thumbnail alt="" />
      </Link>
      <div className={styles.words}>
        <h3 className={styles.name}>{state === 'notSold' ? name : <Link to={item.url}>{name}</Link>}</h3>
        <p className={styles.variant}>{t('variant', { color: item.colorName, size: item.size })}</p>
        <p className={styles.variant}>{t('quantity', { count: quantity })}</p>
        {unitPrice !== undefined && (
          <Price sale={quantity > 1 ? cart('each', { price: unitPrice }) : unitPrice} struck={item.struckUnitPrice} />
        )}
        {quantity > 1 && rowTotal !== undefined && <Price sale={rowTotal} />}
        {state !== 'available' && <p className={styles.state}>{t(`states.${state}`, { count: addable })}</p>}
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
});
