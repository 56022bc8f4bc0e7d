import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ProductPage } from '#core/catalog/page-models.ts';
import { CHOSEN_STORE } from '#core/stores/chosen-store.ts';
import { LazyPickup } from './lazy-views.ts';
import type { ProductPagePresenter } from './product-page.presenter.ts';
import styles from './promises.module.css';

const stay = () => (): void => undefined;
/** Storage that is blocked remembers nothing. */
const remembersStore = (): boolean => {
  try {
    return CHOSEN_STORE in localStorage;
  } catch {
    return false;
  }
};
const knowsNobody = (): boolean => false;

/**
 * The way to collect it in a store. What a chosen store has of it is shown where this device remembers one; all of it
 * comes later.
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
  const hasStore = useSyncExternalStore(stay, remembersStore, knowsNobody);
  const button = (
    <button type="button" className={styles.link} data-replay onClick={() => setIsAsked(true)}>
      {t('pickup')}
    </button>
  );
  return isAsked || hasStore ? (
    <LazyPickup
      fallback={button}
      draw={({ Pickup }) => <Pickup presenter={presenter} product={product} isAsked={isAsked} />}
    />
  ) : (
    button
  );
};
