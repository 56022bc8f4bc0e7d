import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ProductId, Sku } from '#core/kernel/identifiers.ts';
import { NoticeBar } from '#ui/design/notice-bar.tsx';
import { RetryNotice } from '#ui/design/retry-notice.tsx';
import { ChooseStore } from '#ui/features/stores/store-choice/choose-store.tsx';
import type { StoreChoicePresenter } from '#ui/features/stores/store-choice/store-choice.presenter.ts';
import { PlaceSearch } from '../place-search.tsx';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import styles from './pickup-list.module.css';
import { PickupListPresenter, type StoreListItem } from './pickup-list.presenter.ts';

const Row = ({
  store,
  showsStock,
  choice,
}: {
  readonly store: StoreListItem;
  readonly showsStock: boolean;
  readonly choice: StoreChoicePresenter;
}): ReactNode => {
  const t = useTranslations('stores');
  const { name, level, lines, distance, today } = store;
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <h3 className={styles.name}>{name}</h3>
        {showsStock && level !== undefined && (
          <p className={styles.level} data-level={level}>
            {t(`pickup.levels.${level}`)}
          </p>
        )}
        <p className={styles.place}>
          {[lines[0], distance, today === undefined ? t('closedToday') : t('today', { hours: today })]
            .filter((part) => part !== undefined)
            .join(' · ')}
        </p>
      </div>
      <ChooseStore store={store} choice={choice} />
    </li>
  );
};

/** Stores with their stock of a size, and a search for other places (PDP-08, PDP-09). */
export const PickupList = observer(
  ({
    productId,
    sku,
    showsStock = true,
    choice,
  }: {
    readonly productId: ProductId;
    readonly sku: Sku | undefined;
    /** False for goods that are sent to the store: its stock says nothing about them. */
    readonly showsStock?: boolean;
    readonly choice: StoreChoicePresenter;
  }): ReactNode => {
    const t = useTranslations('stores');
    const presenter = usePresenter(({ tasks }) => new PickupListPresenter({ productId, sku }, tasks));
    const { stores, notice, hasFailed } = presenter;
    return (
      <>
        <PlaceSearch
          name="store-place"
          texts={{ title: t('title'), label: t('searchLabel'), find: t('find') }}
          typed={presenter.typed}
          onType={presenter.type}
          onSearch={presenter.search}
        />
        {hasFailed && (
          <RetryNotice retry={t('retry')} onRetry={presenter.load}>
            {t('unreachable')}
          </RetryNotice>
        )}
        {notice !== undefined && <NoticeBar tone="info">{notice}</NoticeBar>}
        {stores === undefined && <p role="status">{t('loading')}</p>}
        {stores !== undefined && stores.length > 0 && (
          <ul className={styles.stores}>
            {stores.map((store) => (
              <Row key={store.storeId} store={store} showsStock={showsStock} choice={choice} />
            ))}
          </ul>
        )}
      </>
    );
  },
);
