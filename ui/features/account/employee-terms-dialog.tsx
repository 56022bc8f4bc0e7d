import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/design/button.tsx';
import { Dialog } from '#ui/design/dialog.tsx';
import { NoticeBar } from '#ui/design/notice-bar.tsx';
import type { DialogControl } from '#ui/kernel/shell-ports.ts';
import { SessionStore } from '#ui/stores/session-store.ts';
import { usePresenter, useStore } from '#ui/stores/use-presenter.ts';
import styles from './account-dialogs.module.css';
import { EmployeeTermsPresenter } from './employee-terms.presenter.ts';

const terms = ['own', 'cap', 'work'] as const;

/**
 * Asks an employee to accept the terms of their discount. Only an answer closes it (DLG-19); who declines stays signed
 * in, and is asked again at the next sign-in (SPC-07).
 */
export const EmployeeTermsView = observer(({ onClose }: DialogControl): ReactNode => {
  const t = useTranslations('account.employee');
  const session = useStore(SessionStore);
  const presenter = usePresenter(
    (environment) => new EmployeeTermsPresenter({ ...environment, session, onAccepted: onClose }),
  );
  return (
    <Dialog
      open
      title={t('title')}
      onClose={onClose}
      dismissible={false}
      footer={
        <>
          <Button wide busy={presenter.isBusy} busyText={t('accepting')} onClick={presenter.accept}>
            {t('accept')}
          </Button>
          <Button wide variant="secondary" onClick={onClose}>
            {t('decline')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {presenter.hasFailed && (
          <NoticeBar tone="error" focus>
            {t('failed')}
          </NoticeBar>
        )}
        <p>{t('text')}</p>
        <ul className={styles.points}>
          {terms.map((name) => (
            <li key={name}>{t(`terms.${name}`)}</li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
});
