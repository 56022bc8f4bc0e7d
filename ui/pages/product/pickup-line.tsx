import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ProductPage } from '#core/catalog/page-models.ts';
import { CHOSEN_STORE } from '#core/stores/chosen-store.ts';
import { LazyPickup } from './lazy-views.ts';
import type { ProductPagePresenter } from './product-page.presenter.ts';
import styles from './service-info.module.css';

const stay = () => (): void => undefined;
/** Whether this device remembers a store; false if storage is blocked. */
const remembersStore = (): boolean => {
  try {
    return CHOSEN_STORE in localStorage;
  } catch {
    return false;
  }
};
const onServer = (): boolean => false;

/**
 * The row for store pickup. Its code loads after the page if this device remembers a store, whose stock it shows, else
 * on click.
 */
export const PickupLine = ({
  presenter,
  product,
}: {
  readonly presenter: ProductPagePresenter;
  readonly product: ProductPage;
}): ReactNode => {
  const t = useTranslations('catalog');
  const [isAsked, setIsAsked] = useState(false);
  const hasStore = useSyncExternalStore(stay, remembersStore, onServer);
  const button = (
    <button type="button" className={styles.link} data-replay onClick={() => setIsAsked(true)}>
      {t('pickup')}
    </button>
  );
  return isAsked || hasStore ? (
    <LazyPickup
      fallback={button}
      render={({ PickupView }) => <PickupView presenter={presenter} product={product} isAsked={isAsked} />}
    />
  ) : (
    button
  );
};
