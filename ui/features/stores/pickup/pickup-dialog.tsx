import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ProductId, Sku } from '#core/kernel/identifiers.ts';
import { Dialog } from '#ui/design/dialog.tsx';
import { SizeRadios } from '#ui/design/size-radios.tsx';
import { StoreChoiceDialogs } from '#ui/features/stores/store-choice/store-choice-dialogs.tsx';
import { StoreChoicePresenter } from '#ui/features/stores/store-choice/store-choice.presenter.ts';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import { AddForPickup } from './add-for-pickup.tsx';
import styles from './pickup-dialog.module.css';
import { PickupList } from './pickup-list.tsx';
import { PickupStores } from './pickup-stores.tsx';

/** The sizes of a product and the selected one, from the product page. */
type SizeChoice = {
  readonly sizes: readonly { readonly sku: Sku; readonly label: string; readonly quantity: number }[];
  readonly sku: Sku | undefined;
  readonly chooseSize: (sku: Sku) => void;
  readonly quantity: number;
};

type PickupDialogProps = {
  readonly productId: ProductId;
  readonly name: string;
  readonly choice: SizeChoice;
  readonly onChosen: () => void;
  readonly onClose: () => void;
};

/**
 * The stores that have a size of a product, and the shopper's own store (DLG-12). The size is shared with the product
 * page.
 */
export const PickupDialog = observer(
  ({
    productId,
    name,
    choice: { sizes, sku, chooseSize, quantity },
    onChosen,
    onClose,
  }: PickupDialogProps): ReactNode => {
    const t = useTranslations('stores');
    const catalog = useTranslations('catalog');
    const store = usePresenter(({ tasks }) => new StoreChoicePresenter(tasks, onChosen));
    return (
      <Dialog
        open
        side="end"
        title={t('pickup.title')}
        onClose={onClose}
        footer={
          sku !== undefined && store.chosen !== undefined ? (
            <AddForPickup
              key={`${sku} ${store.chosen.storeId}`}
              order={{ productId, sku, quantity, storeId: store.chosen.storeId }}
              onAdded={onClose}
            />
          ) : undefined
        }
      >
        <div className={styles.body}>
          <p className={styles.name}>{name}</p>
          {sizes.length > 1 && (
            <SizeRadios
              legend={catalog('size')}
              id="pickup-size"
              name="pickup-size"
              options={sizes.map(({ sku: value, label }) => ({ value, label, soldOut: false }))}
              value={sku}
              onValue={chooseSize}
            />
          )}
          {sku === undefined && <p>{t('pickup.selectSize')}</p>}
          <PickupList
            key={sku ?? ''}
            productId={productId}
            sku={sku}
            render={(stores) => <PickupStores stores={stores} choice={store} />}
          />
        </div>
        <StoreChoiceDialogs presenter={store} />
      </Dialog>
    );
  },
);
