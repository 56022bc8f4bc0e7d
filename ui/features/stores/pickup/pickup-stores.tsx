import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ChooseStore } from '#ui/features/stores/store-choice/choose-store.tsx';
import type { StoreChoicePresenter } from '#ui/features/stores/store-choice/store-choice.presenter.ts';
import { useStorePlaceText } from './pickup-list.tsx';
import type { StoreListItem } from './pickup-list.presenter.ts';
import styles from './pickup-stores.module.css';

type PickupStoresProps = { readonly stores: readonly StoreListItem[]; readonly choice: StoreChoicePresenter };

/** Stores with their stock, of which the shopper chooses the own one. */
export const PickupStores = ({ stores, choice }: PickupStoresProps): ReactNode => {
  const t = useTranslations('stores');
  const placeOf = useStorePlaceText();
  return (
    <ul className={styles.stores}>
      {stores.map((store) => (
        <li key={store.storeId} className={styles.row}>
          <div className={styles.text}>
            <h3 className={styles.name}>{store.name}</h3>
            {store.level !== undefined && (
              <p className={styles.level} data-level={store.level}>
                {t(`pickup.levels.${store.level}`)}
              </p>
            )}
            <p className={styles.place}>{placeOf(store)}</p>
          </div>
          <ChooseStore store={store} choice={choice} />
        </li>
      ))}
    </ul>
  );
};
