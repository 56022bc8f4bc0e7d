import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { watchChallenge } from '#adapters/browser/challenge-frame.ts';
import { Button } from '#ui/design/button.tsx';
import { Dialog } from '#ui/design/dialog.tsx';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import { ThreeDsChallengePresenter, type ChallengeParts } from './three-ds-challenge.presenter.ts';
import styles from './three-ds-challenge-dialog.module.css';

type ThreeDsChallengeDialogProps = Pick<ChallengeParts, 'challengeId' | 'origin' | 'onSettled'> & {
  readonly onClose: () => void;
};

/**
 * The bank's page in a frame. Neither Escape nor the backdrop cancels a payment: only the bank's response, the button
 * or a timeout of ten minutes ends it (DLG-17, DLG-19).
 */
export const ThreeDsChallengeDialog = (props: ThreeDsChallengeDialogProps): ReactNode => {
  const t = useTranslations('challenge');
  const { abandon, address, attachFrame } = usePresenter(
    ({ site }) => new ThreeDsChallengePresenter({ ...props, language: site.language, watch: watchChallenge }),
  );
  return (
    <Dialog
      open
      title={t('title')}
      dismissible={false}
      onClose={abandon}
      footer={
        <Button variant="quiet" onClick={abandon}>
          {t('cancel')}
        </Button>
      }
    >
      <p className={styles.text}>{t('text')}</p>
      <iframe ref={attachFrame} className={styles.frame} src={address} title={t('frame')} />
    </Dialog>
  );
};
