import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { watchChallenge } from '#adapters/browser/challenge-frame.ts';
import type { DialogControl, DialogProps } from '#ui/kernel/shell-ports.ts';
import { useSite } from '#ui/stores/storefront-context.ts';
import { ProviderPageDialog } from '#ui/features/provider-page/provider-page-dialog.tsx';

type ThreeDsChallengeDialogProps = DialogProps['three-ds-challenge'] & DialogControl;

/** The bank's page of a 3-D Secure challenge (DLG-17). */
export const ThreeDsChallengeDialog = ({ challengeId, origin, ...ends }: ThreeDsChallengeDialogProps): ReactNode => {
  const t = useTranslations('challenge');
  const { language } = useSite();
  return (
    <ProviderPageDialog
      {...ends}
      title={t('title')}
      text={t('text')}
      frame={t('frame')}
      cancel={t('cancel')}
      address={`${origin}/challenge/${encodeURIComponent(challengeId)}?lang=${language}`}
      abandoned="abandoned"
      watch={(frame, onSettled) => watchChallenge({ frame, origin, challengeId, onSettled })}
    />
  );
};
