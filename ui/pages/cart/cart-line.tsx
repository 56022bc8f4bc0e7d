import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { CartView } from '#core/cart/cart-view.ts';
import { LazyFavoriteButton } from '#ui/features/favorites/lazy-favorite-button.tsx';
import { Button } from '#ui/design/button.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { PictureView } from '#ui/design/picture.tsx';
import { Price } from '#ui/design/price.tsx';
import { QuantityStepper } from '#ui/design/quantity-stepper.tsx';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { GiftMessageText } from '#ui/features/cart/gift-message-text.tsx';
import { LineArrival } from './line-arrival.tsx';
import styles from './cart-line.module.css';

type CartLineProps = {
  readonly line: CartView['lines'][number];
  /** The buttons for what is changed more rarely. */
  readonly options: ReactNode;
  /** How the price is made. */
  readonly details: ReactNode;
  /** Message of a refused change. */
  readonly note: string | undefined;
  readonly isUpdating: boolean;
  /** Disables all controls: the cart has not been read yet. */
  readonly isInert: boolean;
  readonly onQuantity: (quantity: number) => void;
  readonly onRemove: () => void;
  /** Undefined if the saved list is switched off. */
  readonly onSave: (() => void) | undefined;
};

/** The id of a line's link to its product. */
export const lineLinkId = (itemId: string): string => `line-${itemId}`;

/** The id of a line's variant. Lines of one product have one name: this tells their controls apart. */
export const lineVariantId = (itemId: string): string => `variant-${itemId}`;

/** A cart line: product, quantity, price, and its messages (CART-29, ERR-40). */
export const CartLine = ({
  line,
  options,
  details,
  note,
  isUpdating,
  isInert,
  onQuantity,
  onRemove,
  onSave,
}: CartLineProps): ReactNode => {
  const t = useTranslations('cart');
  const messages = note === undefined ? line.messages : [...line.messages, note];
  const noteId = `note-${line.id}`;
  const optionsId = `options-${line.id}`;
  const variantId = lineVariantId(line.id);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li className={styles.line}>
      <Link className={styles.picture} to={line.url} tabIndex={-1} aria-hidden="true">
        <PictureView picture={line.picture} sizes="(min-width: 48rem) 144px, 96px" thumbnail alt="" />
      </Link>
      <div className={styles.text}>
        <h3 className={styles.name}>
          <Link id={lineLinkId(line.id)} to={line.url}>
            {line.name}
          </Link>
        </h3>
        <div id={variantId} className={styles.made}>
          <p className={styles.variant}>{t('variant', { color: line.colorName, size: line.size })}</p>
          {line.recipe?.map(({ label, value }) => (
            <p key={label} className={styles.variant}>
              {t('recipe', { label, value })}
            </p>
          ))}
          {line.recipient !== undefined && <VisuallyHidden>{t('recipient', { to: line.recipient })}</VisuallyHidden>}
        </div>
        {line.isGone && <p className={styles.variant}>{t('quantity', { count: line.quantity })}</p>}
        {/* The price of a single unit is that of the row. */}
        {!line.isBonus && line.quantity > 1 && (
          <Price sale={t('each', { price: line.unitPrice })} struck={line.struckUnitPrice} />
        )}
        {/* What cannot be ordered does not arrive. */}
        {line.isGone || <LineArrival line={line} />}
        <GiftMessageText message={line.giftMessage} />
        <div
          className={styles.details}
          role="group"
          aria-labelledby={lineLinkId(line.id)}
          aria-describedby={variantId}
          data-reserves={line.isGone || !line.canChangeDelivery}
        >
          {details}
        </div>
      </div>
      {/* Units that cannot be ordered are not changed, but removed. */}
      {line.isBonus || line.isGone || (
        <div className={styles.quantity} inert={isInert}>
          <QuantityStepper
            id={`quantity-${line.id}`}
            value={line.quantity}
            min={0}
            max={line.maxQuantity}
            most={Infinity}
            of={line.name}
            onValue={onQuantity}
            describedBy={messages.length > 0 ? `${variantId} ${noteId}` : variantId}
          />
        </div>
      )}
      <div className={styles.buttons} inert={isInert}>
        <Button
          variant="quiet"
          onClick={onRemove}
          aria-label={t('removeNamed', { name: line.name })}
          aria-describedby={variantId}
        >
          {t('remove')}
        </Button>
        {line.isBonus || onSave === undefined || (
          <Button
            variant="quiet"
            onClick={onSave}
            aria-label={t('saveNamed', { name: line.name })}
            aria-describedby={variantId}
          >
            {t('saveForLater')}
          </Button>
        )}
        {line.canChangeDelivery && (
          <Button
            variant="quiet"
            aria-expanded={isOpen}
            aria-controls={optionsId}
            onClick={() => setIsOpen(!isOpen)}
            aria-label={t('moreNamed', { name: line.name })}
            aria-describedby={variantId}
          >
            {t('more')}
            <Icon name="chevron" size={16} />
          </Button>
        )}
      </div>
      <div
        id={optionsId}
        className={styles.options}
        role="group"
        aria-label={t('moreNamed', { name: line.name })}
        aria-describedby={variantId}
        hidden={!isOpen}
      >
        {isOpen && options}
      </div>
      <div className={styles.favorite}>
        <LazyFavoriteButton id={line.productId} name={line.name} />
      </div>
      <div className={styles.row} aria-busy={isUpdating || isInert}>
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
