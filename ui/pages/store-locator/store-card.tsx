import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { StoreView } from '#core/stores/store-view.ts';
import type { StoreChoicePresenter } from '#ui/features/stores/store-choice/store-choice.presenter.ts';
import { useSite } from '#ui/stores/storefront-context.ts';
import { StoreActions } from './store-actions.tsx';
import styles from './store-card.module.css';
import { OpenToday, StoreDetails } from './store-details.tsx';

/** A store in the list; its name links to its page. */
export const StoreCard = ({
  store,
  choice,
}: {
  readonly store: StoreView;
  readonly choice: StoreChoicePresenter;
}): ReactNode => {
  const { locale } = useSite();
  const id = useId();
  return (
    <article className={styles.card} aria-labelledby={id}>
      <header className={styles.head}>
        <h3 id={id} className={styles.name}>
          <Link to={`/${locale}/store-locator/${store.storeId}`}>{store.name}</Link>
        </h3>
        {store.distance !== undefined && <p className={styles.distance}>{store.distance}</p>}
      </header>
      <OpenToday store={store} />
      <StoreDetails store={store} />
      <StoreActions store={store} choice={choice} />
    </article>
  );
};
