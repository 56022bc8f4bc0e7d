import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { CartItem } from '#core/cart/cart-item.ts';
import { present } from '#core/kernel/present.ts';
import type { ChosenStore } from '#core/stores/chosen-store.ts';
import { RadioCards } from '#ui/design/radio-cards.tsx';
import { PickupList, useStorePlaceText } from '#ui/features/stores/pickup/pickup-list.tsx';
import type { StoreListItem } from '#ui/features/stores/pickup/pickup-list.presenter.ts';

type DeliveryStoresProps = {
  readonly item: Pick<CartItem, 'productId' | 'sku' | 'quantity'>;
  /** False for goods that are sent to the store: its stock says nothing about them. */
  readonly showsStock?: boolean;
  /** The store whose units the cart already holds. */
  readonly heldAt?: string | undefined;
  readonly chosenId: string | undefined;
  readonly onChosen: (store: ChosenStore) => void;
  /** Called when the shopper searches for other stores. */
  readonly onSearch?: () => void;
};

/** The stores for the delivery of a line. One that lacks units of the line has the reason and cannot be chosen (CART-34). */
export const DeliveryStores = ({
  item: { productId, sku, quantity },
  showsStock = true,
  heldAt,
  chosenId,
  onChosen,
  onSearch,
}: DeliveryStoresProps): ReactNode => {
  const t = useTranslations('stores');
  const placeOf = useStorePlaceText();
  const lacks = ({ storeId, units }: StoreListItem): boolean =>
    showsStock && storeId !== heldAt && units !== undefined && units < quantity;
  const stockOf = (store: StoreListItem): readonly string[] => {
    if (!showsStock || store.level === undefined || store.storeId === heldAt) return [];
    if (lacks(store) && store.level !== 'not-available') return [t('delivery.obstacles.not-in-store')];
    return [t(`pickup.levels.${store.level}`)];
  };
  return (
    <PickupList
      productId={productId}
      sku={sku}
      {...present({ onSearch })}
      render={(stores) => (
        <RadioCards
          legend={t('delivery.stores')}
          legendHidden
          name="delivery-store"
          value={chosenId}
          options={stores.map((store) => ({
            value: store.storeId,
            label: store.name,
            hint: [...stockOf(store), placeOf(store)].join(' · '),
            disabled: lacks(store),
          }))}
          onValue={(id) => stores.filter(({ storeId }) => storeId === id).forEach(onChosen)}
        />
      )}
    />
  );
};
