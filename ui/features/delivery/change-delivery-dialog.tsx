import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { CartItem } from '#core/cart/cart-item.ts';
import { Button } from '#ui/design/button.tsx';
import { Dialog } from '#ui/design/dialog.tsx';
import { NoticeBar } from '#ui/design/notice-bar.tsx';
import { RadioCards } from '#ui/design/radio-cards.tsx';
import { PickupList } from '#ui/features/stores/pickup/pickup-list.tsx';
import { StoreChoiceDialogs } from '#ui/features/stores/store-choice/store-choice-dialogs.tsx';
import { StoreChoicePresenter } from '#ui/features/stores/store-choice/store-choice.presenter.ts';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import styles from '#ui/features/stores/pickup/pickup-dialog.module.css';
import { ChangeDeliveryPresenter } from './change-delivery.presenter.ts';

type ChangeDeliveryProps = {
  readonly item: CartItem;
  readonly onChanged: () => void;
  readonly onClose: () => void;
};

/** Changes the delivery of a cart line (DLG-03). */
export const ChangeDeliveryDialog = observer(({ item, onChanged, onClose }: ChangeDeliveryProps): ReactNode => {
  const t = useTranslations('stores');
  const failed = t('delivery.failed');
  const presenter = usePresenter(
    ({ shell }) => new ChangeDeliveryPresenter({ cart: shell.cart, item, failed, onChanged }),
  );
  const store = usePresenter(({ tasks }) => new StoreChoicePresenter(tasks));
  const { choices, code, needsStore, lacksStore, notice } = presenter;
  const choose = (value: string): void =>
    choices.filter((choice) => choice.code === value).forEach((choice) => presenter.choose(choice.code));
  return (
    <Dialog
      open
      side="end"
      title={t('delivery.title')}
      onClose={onClose}
      footer={
        <Button
          wide
          busy={presenter.isBusy}
          busyText={t('delivery.saving')}
          onClick={() => presenter.save(store.chosen)}
        >
          {t('delivery.save')}
        </Button>
      }
    >
      <div className={styles.body}>
        <p className={styles.name}>{item.name}</p>
        <RadioCards
          legend={t('delivery.title')}
          legendHidden
          name="delivery"
          options={choices.map((choice) => ({
            value: choice.code,
            label: t(`delivery.codes.${choice.code}`),
            disabled: choice.obstacle !== undefined,
            hint: choice.obstacle === undefined ? undefined : t(`delivery.obstacles.${choice.obstacle}`),
          }))}
          value={code}
          onValue={choose}
        />
        {lacksStore && <NoticeBar tone="error">{t('delivery.storeFirst')}</NoticeBar>}
        {notice !== undefined && <NoticeBar tone="error">{notice}</NoticeBar>}
        {needsStore && <PickupList productId={item.productId} sku={item.sku} choice={store} />}
      </div>
      <StoreChoiceDialogs presenter={store} />
    </Dialog>
  );
});
