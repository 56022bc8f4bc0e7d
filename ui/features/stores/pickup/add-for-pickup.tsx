import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ProductId, Sku } from '#core/kernel/identifiers.ts';
import { Button } from '#ui/design/button.tsx';
import { NoticeBar } from '#ui/design/notice-bar.tsx';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import { AddForPickupPresenter } from './add-for-pickup.presenter.ts';

export type PickupOrder = {
  readonly productId: ProductId;
  readonly sku: Sku;
  readonly quantity: number;
  readonly storeId: string;
};

/** The button that adds a size to the cart for pickup in the selected store. */
export const AddForPickup = observer(
  ({ order, onAdded }: { readonly order: PickupOrder; readonly onAdded: () => void }): ReactNode => {
    const t = useTranslations('stores');
    const failed = t('pickup.addFailed');
    const presenter = usePresenter(({ shell }) => new AddForPickupPresenter({ order, shell, failed, onAdded }));
    return (
      <>
        {presenter.notice !== undefined && <NoticeBar tone="error">{presenter.notice}</NoticeBar>}
        <Button wide busy={presenter.isBusy} busyText={t('pickup.adding')} onClick={presenter.add}>
          {t('pickup.add')}
        </Button>
      </>
    );
  },
);
