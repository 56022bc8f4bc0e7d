import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { StoreView } from '#core/stores/store-view.ts';
import { buttonClass } from '#ui/design/button-class.ts';
import { Button } from '#ui/design/button.tsx';
import { Icon } from '#ui/design/icon.tsx';
import type { StoreChoicePresenter } from '#ui/dialogs/store-choice/store-choice.presenter.ts';
import styles from './store-actions.module.css';

/** Making it one's own store, and the way there, which somebody else tells in another tab. */
export const StoreActions = observer(({ store, choice }: { readonly store: Pick<StoreView, 'storeId' | 'name' | 'directions'>; readonly choice: StoreChoicePresenter }): ReactNode => {
  const t = useTranslations('stores');
  return (
    <p className={styles.actions}>
      {choice.chosen?.storeId === store.storeId ? (
        <span className={styles.mine}>
          <Icon name="check" size={18} />
          {t('mine')}
        </span>
      ) : (
        <Button compact variant="secondary" aria-label={t('chooseNamed', { store: store.name })} onClick={() => choice.choose(store)}>
          {t('choose')}
        </Button>
      )}
      <a className={buttonClass({ variant: 'quiet', compact: true })} href={store.directions} target="_blank" rel="noreferrer" aria-label={t('directionsTo', { store: store.name })}>
        {t('directions')}
      </a>
    </p>
  );
});
