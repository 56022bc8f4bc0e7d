import { observer } from 'mobx-react-lite';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { StoreView } from '#core/stores/store-view.ts';
import type { StoreChoicePresenter } from '#ui/features/stores/store-choice/store-choice.presenter.ts';
import { useSite } from '#ui/stores/storefront-context.ts';
import { StoreActions } from './store-actions.tsx';
import styles from './store-card.module.css';
import type { StoreLocatorPresenter } from './store-locator.presenter.ts';
import { placeEntryId } from '#ui/features/stores/place-map.tsx';
import { OpenToday, StoreDetails } from './store-details.tsx';

/** A store in the list, with its number on the map; its name links to its page. */
export const StoreCard = observer(
  ({
    store,
    number,
    presenter,
    choice,
  }: {
    readonly store: StoreView;
    readonly number: number;
    readonly presenter: StoreLocatorPresenter;
    readonly choice: StoreChoicePresenter;
  }): ReactNode => {
    const { locale } = useSite();
    const id = useId();
    const { storeId } = store;
    return (
      <article
        id={placeEntryId(storeId)}
        className={styles.card}
        tabIndex={-1}
        aria-labelledby={id}
        data-active={presenter.pointed === storeId}
        onPointerEnter={() => presenter.point(storeId)}
        onPointerLeave={() => presenter.point(undefined)}
        onFocus={() => presenter.point(storeId)}
        onBlur={() => presenter.point(undefined)}
      >
        <header className={styles.head}>
          <span className={styles.number} aria-hidden="true">
            {number}
          </span>
          <h3 id={id} className={styles.name}>
            <Link to={`/${locale}/store-locator/${storeId}`}>{store.name}</Link>
          </h3>
          {store.distance !== undefined && <p className={styles.distance}>{store.distance}</p>}
        </header>
        <OpenToday store={store} />
        <StoreDetails store={store} />
        <StoreActions store={store} choice={choice} />
      </article>
    );
  },
);
