import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { CartItem } from '#core/cart/cart-item.ts';
import type { DeliveryChoice } from '#core/cart/delivery-choice.ts';
import { formatMoney } from '#core/kernel/format-money.ts';
import { Button } from '#ui/design/button.tsx';
import { Dialog } from '#ui/design/dialog.tsx';
import { NoticeBar } from '#ui/design/notice-bar.tsx';
import { RadioCards } from '#ui/design/radio-cards.tsx';
import { lazyView } from '#ui/messages/lazy-view.tsx';
import { useStorefront } from '#ui/stores/storefront-context.ts';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import styles from '#ui/features/stores/pickup/pickup-dialog.module.css';
import { ChangeDeliveryPresenter, type AllLines } from './change-delivery.presenter.ts';
import { DeliveryStores } from './delivery-stores.tsx';

/** Only shoppers who choose a collection point load this. */
const LazyPointList = lazyView(() => import('#ui/features/stores/points/point-list.tsx'), 'stores');

type ChangeDeliveryProps = {
  readonly item: CartItem;
  /** All lines that change at once, of which `item` is the first. */
  readonly all?: AllLines;
  readonly onChanged: () => void;
  readonly onClose: () => void;
};

/** Changes the delivery of a cart line, or of all lines (DLG-03). */
export const ChangeDeliveryDialog = observer(({ item, all, onChanged, onClose }: ChangeDeliveryProps): ReactNode => {
  const t = useTranslations('stores');
  const presenter = usePresenter(
    ({ shell, tasks }) =>
      new ChangeDeliveryPresenter({
        cart: shell.cart,
        tasks,
        item,
        all,
        texts: { failed: t('delivery.failed'), notInStore: (name) => t('delivery.notInStore', { store: name }) },
        onChanged,
        onRefused: (names) =>
          shell.toasts.show({ title: t('delivery.refused', { names: names.join(', ') }), tone: 'info' }),
      }),
  );
  const { site } = useStorefront();
  const [point, setPoint] = useState(item.shipping.selected === 'pudo' ? item.shipping.storeInfo : undefined);
  const { choices, code, lacksPlace, needsStore, needsPoint, notice, store } = presenter;
  /** Why an option is disabled, else its delivery time. */
  const hintOf = ({ code: option, obstacle }: DeliveryChoice): string | undefined => {
    if (obstacle !== undefined) return t(`delivery.obstacles.${obstacle}`);
    const time = presenter.offerOf(option)?.deliveryTime;
    return time === '' ? undefined : time;
  };
  const priceOf = ({ code: option, obstacle }: DeliveryChoice): string | undefined => {
    const offer = presenter.offerOf(option);
    if (offer === undefined || obstacle !== undefined) return undefined;
    return offer.price === 0 ? t('delivery.free') : formatMoney(offer.price, site.currency, site.language);
  };
  const choose = (value: string): void =>
    choices.filter((choice) => choice.code === value).forEach((choice) => presenter.choose(choice.code));
  return (
    <Dialog
      open
      side="end"
      title={t('delivery.title')}
      onClose={onClose}
      footer={
        <Button wide busy={presenter.isBusy} busyText={t('delivery.saving')} onClick={() => presenter.save(point)}>
          {t('delivery.save')}
        </Button>
      }
    >
      <div className={styles.body}>
        <p className={styles.name}>{all === undefined ? item.name : t('delivery.all', { count: all.items.length })}</p>
        <RadioCards
          legend={t('delivery.title')}
          legendHidden
          name="delivery"
          options={choices.map((choice) => ({
            value: choice.code,
            label: t(`delivery.codes.${choice.code}`),
            disabled: choice.obstacle !== undefined,
            hint: hintOf(choice),
            aside: priceOf(choice),
          }))}
          value={code}
          onValue={choose}
        />
        {lacksPlace && <NoticeBar tone="error">{t(needsPoint ? 'points.first' : 'delivery.storeFirst')}</NoticeBar>}
        {notice !== undefined && <NoticeBar tone="error">{notice}</NoticeBar>}
        {needsStore && (
          <DeliveryStores
            item={item}
            showsStock={code === 'pickup' && all === undefined}
            heldAt={presenter.heldAt}
            chosenId={store?.storeId}
            onChosen={presenter.pick}
            onSearch={presenter.searchAgain}
          />
        )}
        {needsPoint && (
          <LazyPointList
            render={({ PointList }) => (
              <PointList
                near=""
                chosenId={point?.id}
                onChosen={({ id, name }) => {
                  setPoint({ id, name });
                  presenter.choose('pudo');
                }}
              />
            )}
          />
        )}
      </div>
    </Dialog>
  );
});
