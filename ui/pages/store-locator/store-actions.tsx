import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { StoreView } from '#core/stores/store-view.ts';
import { buttonClass } from '#ui/design/button-class.ts';
import { ChooseStore } from '#ui/features/stores/store-choice/choose-store.tsx';
import type { StoreChoicePresenter } from '#ui/features/stores/store-choice/store-choice.presenter.ts';
import styles from './store-actions.module.css';

/** The buttons to select a store and to open the route to it, on another site in a new tab. */
export const StoreActions = ({
  store,
  choice,
}: {
  readonly store: Pick<StoreView, 'storeId' | 'name' | 'directions'>;
  readonly choice: StoreChoicePresenter;
}): ReactNode => {
  const t = useTranslations('stores');
  return (
    <p className={styles.actions}>
      <ChooseStore store={store} choice={choice} />
      <a
        className={buttonClass({ variant: 'quiet', compact: true })}
        href={store.directions}
        target="_blank"
        rel="noreferrer"
        aria-label={t('directionsTo', { store: store.name })}
      >
        {t('directions')}
      </a>
    </p>
  );
};
