import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { isInterest } from '#core/profile/interests.ts';
import { Button } from '#ui/design/button.tsx';
import { Dialog } from '#ui/design/dialog.tsx';
import { InterestChoice } from '#ui/features/account/interest-choice.tsx';
import { SessionStore } from '#ui/stores/session-store.ts';
import { usePresenter, useStore } from '#ui/stores/use-presenter.ts';
import styles from '../member-form.module.css';
import { InterestsPresenter } from './interests.presenter.ts';

/** The chosen interests, and the dialog that changes them (DLG-07). */
export const ProfileInterests = observer((): ReactNode => {
  const t = useTranslations('profile');
  const account = useTranslations('account');
  const session = useStore(SessionStore);
  const presenter = usePresenter(
    (environment) => new InterestsPresenter({ ...environment, session, savedText: t('interestsSaved') }),
  );
  const shown = presenter.stored.filter(isInterest);
  return (
    <section className={styles.section} aria-labelledby="profile-interests">
      <h2 id="profile-interests">{t('interests')}</h2>
      {shown.length === 0 ? (
        <p className={styles.note}>{t('noInterests')}</p>
      ) : (
        <ul className={styles.chips}>
          {shown.map((interest) => (
            <li key={interest}>{account(`interests.${interest}`)}</li>
          ))}
        </ul>
      )}
      <div>
        <Button variant="secondary" onClick={presenter.open}>
          {t('editInterests')}
        </Button>
      </div>
      {presenter.isOpen && (
        <Dialog
          open
          title={t('interests')}
          onClose={presenter.close}
          footer={
            <Button wide busy={presenter.isBusy} busyText={t('saving')} onClick={presenter.save}>
              {t('saveInterests')}
            </Button>
          }
        >
          <InterestChoice chosen={presenter.chosen} onChoose={presenter.choose} />
        </Dialog>
      )}
    </section>
  );
});
