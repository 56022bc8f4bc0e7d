import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ProductId, Sku } from '#core/kernel/identifiers.ts';
import { NoticeBar } from '#ui/design/notice-bar.tsx';
import { RetryNotice } from '#ui/design/retry-notice.tsx';
import { PlaceSearch } from '../place-search.tsx';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import { PickupListPresenter, type StoreListItem } from './pickup-list.presenter.ts';

/** Address, distance and today's hours of a store in one line. */
export const useStorePlaceText = (): ((store: StoreListItem) => string) => {
  const t = useTranslations('stores');
  return ({ lines, distance, today }) =>
    [lines[0], distance, today === undefined ? t('closedToday') : t('today', { hours: today })]
      .filter((part) => part !== undefined)
      .join(' · ');
};

type PickupListProps = {
  readonly productId: ProductId;
  readonly sku: Sku | undefined;
  /** The stores, of which there is at least one. */
  readonly render: (stores: readonly StoreListItem[]) => ReactNode;
  /** Called when the shopper searches. */
  readonly onSearch?: () => void;
};

/** Stores with their stock of a size, and a search for other places (PDP-08, PDP-09). */
export const PickupList = observer(({ productId, sku, render, onSearch }: PickupListProps): ReactNode => {
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
        onSearch={() => {
          onSearch?.();
          presenter.search();
        }}
      />
      {hasFailed && (
        <RetryNotice retry={t('retry')} onRetry={presenter.load}>
          {t('unreachable')}
        </RetryNotice>
      )}
      {notice !== undefined && <NoticeBar tone="info">{notice}</NoticeBar>}
      {stores === undefined && <p role="status">{t('loading')}</p>}
      {stores !== undefined && stores.length > 0 && render(stores)}
    </>
  );
});
