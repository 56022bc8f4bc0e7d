import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { CartView } from '#core/cart/cart-view.ts';
import { Button } from '#ui/design/button.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { Picture } from '#ui/design/picture.tsx';
import { Price } from '#ui/design/price.tsx';
import { QuantityStepper } from '#ui/design/quantity-stepper.tsx';
import styles from './cart-line.module.css';

type CartLineProps = {
  readonly line: CartView['lines'][number];
  /** What went wrong with it. */
  readonly note: string | undefined;
  readonly isUpdating: boolean;
  readonly onQuantity: (quantity: number) => void;
  readonly onRemove: () => void;
};

/** A line of the cart: what it is, how many, what it costs, and what has become of it (CART-29, ERR-40). */
export const CartLine = ({ line, note, isUpdating, onQuantity, onRemove }: CartLineProps): ReactNode => {
  const t = useTranslations('cart');
  const messages = note === undefined ? line.messages : [...line.messages, note];
  const noteId = `note-${line.id}`;
  return (
    <li className={styles.line}>
      <Link className={styles.picture} to={line.url} tabIndex={-1} aria-hidden="true">
        <Picture picture={line.picture} sizes="(min-width: 48rem) 144px, 96px" alt="" />
      </Link>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link to={line.url}>{line.name}</Link>
        </h3>
        <p className={styles.variant}>{t('variant', { color: line.colorName, size: line.size })}</p>
        {line.isBonus ? <p>{t('free')}</p> : <Price sale={t('each', { price: line.unitPrice })} struck={line.struckUnitPrice} />}
        {line.delivery.label !== '' && (
          <p className={styles.delivery}>
            <Icon name="truck" size={18} />
            {[line.delivery.label, line.delivery.time].filter((part) => part !== '').join(', ')}
          </p>
        )}
      </div>
      <div className={styles.deeds}>
        {!line.isBonus && (
          <>
            <QuantityStepper id={`quantity-${line.id}`} value={line.quantity} min={0} max={line.maxQuantity} of={line.name} onValue={onQuantity} describedBy={messages.length > 0 ? noteId : undefined} />
            <Button variant="quiet" onClick={onRemove} aria-label={t('removeNamed', { name: line.name })}>
              {t('remove')}
            </Button>
          </>
        )}
      </div>
      <div className={styles.row} aria-busy={isUpdating}>
        {line.isBonus ? t('free') : <Price sale={line.rowTotal} struck={line.struckRowTotal} />}
      </div>
      <div className={styles.notes} id={noteId} role="status">
        {messages.map((message) => (
          <p key={message} className={styles.note}>
            <Icon name="alert" size={18} />
            {message}
          </p>
        ))}
      </div>
    </li>
  );
};
