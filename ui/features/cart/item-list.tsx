import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { LineView } from '#core/cart/line-view.ts';
import { PictureView } from '#ui/design/picture.tsx';
import { Price } from '#ui/design/price.tsx';
import { GiftMessageText } from './gift-message-text.tsx';
import styles from './item-list.module.css';

type ItemListProps = {
  readonly lines: readonly LineView[];
  /** Where lines go by their ids, if there are several destinations. */
  readonly destinations?: ReadonlyMap<string, string> | undefined;
  /** What has become of a line. */
  readonly note?: (id: string) => ReactNode;
};

/** Read-only lines: in the mini cart, in checkout, on the confirmation. */
export const ItemList = ({ lines, destinations, note }: ItemListProps): ReactNode => {
  const t = useTranslations('cart');
  return (
    <ul className={styles.list}>
      {lines.map((line) => (
        <li key={line.id} className={styles.item}>
          <div className={styles.picture}>
            <PictureView picture={line.picture} sizes="72px" thumbnail alt="" />
          </div>
          <div className={styles.text}>
            <p className={styles.name}>{line.name}</p>
            <p className={styles.variant}>{t('variant', { color: line.colorName, size: line.size })}</p>
            {line.recipe?.map(({ label, value }) => (
              <p key={label} className={styles.variant}>
                {t('recipe', { label, value })}
              </p>
            ))}
            <p className={styles.variant}>{t('units', { count: line.quantity })}</p>
            {line.delivery.store !== undefined && (
              <p className={styles.variant}>{t('groups.pickupAt', { store: line.delivery.store })}</p>
            )}
            {line.delivery.store === undefined && destinations?.has(line.id) === true && (
              <p className={styles.variant}>{t('sentTo', { destination: destinations.get(line.id) ?? '' })}</p>
            )}
            <GiftMessageText message={line.giftMessage} />
            {note?.(line.id)}
          </div>
          {line.isBonus ? (
            <span className={styles.free}>{t('free')}</span>
          ) : (
            <Price sale={line.rowTotal} struck={line.struckRowTotal} />
          )}
        </li>
      ))}
    </ul>
  );
};
