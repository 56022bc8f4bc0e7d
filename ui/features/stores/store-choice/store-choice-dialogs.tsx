import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/design/button.tsx';
import { Dialog } from '#ui/design/dialog.tsx';
import styles from './store-choice-dialogs.module.css';
import type { StoreChoicePresenter } from './store-choice.presenter.ts';

/** Asks for confirmation before the store changes, and confirms the change (DLG-04). */
export const StoreChoiceDialogs = observer(({ presenter }: { readonly presenter: StoreChoicePresenter }): ReactNode => {
  const t = useTranslations('stores');
  const { asked, chosen, hasChanged } = presenter;
  return (
    <>
      {asked !== undefined && chosen !== undefined && (
        <Dialog
          open
          title={t('change.title')}
          onClose={presenter.stay}
          footer={
            <div className={styles.actions}>
              <Button wide onClick={presenter.confirm}>
                {t('change.confirm')}
              </Button>
              <Button wide variant="secondary" onClick={presenter.stay}>
                {t('change.keep', { from: chosen.name })}
              </Button>
            </div>
          }
        >
          <p>{t('change.text', { from: chosen.name, to: asked.name })}</p>
        </Dialog>
      )}
      {hasChanged && chosen !== undefined && (
        <Dialog
          open
          title={t('changed.title')}
          onClose={presenter.closeChanged}
          footer={
            <Button wide onClick={presenter.closeChanged}>
              {t('changed.done')}
            </Button>
          }
        >
          <p>{t('changed.text', { store: chosen.name })}</p>
        </Dialog>
      )}
    </>
  );
});
