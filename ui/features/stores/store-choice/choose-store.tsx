import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ChosenStore } from '#core/stores/chosen-store.ts';
import { Button } from '#ui/design/button.tsx';
import { Icon } from '#ui/design/icon.tsx';
import styles from './choose-store.module.css';
import type { StoreChoicePresenter } from './store-choice.presenter.ts';

/** The button that selects a store, or a mark for the selected one. */
export const ChooseStore = observer(
  ({ store, choice }: { readonly store: ChosenStore; readonly choice: StoreChoicePresenter }): ReactNode => {
    const t = useTranslations('stores');
    return choice.chosen?.storeId === store.storeId ? (
      <span className={styles.mine}>
        <Icon name="check" size={18} />
        {t('mine')}
      </span>
    ) : (
      <Button
        compact
        variant="secondary"
        aria-label={t('chooseNamed', { store: store.name })}
        onClick={() => choice.choose(store)}
      >
        {t('choose')}
      </Button>
    );
  },
);
