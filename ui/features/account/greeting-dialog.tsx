import { useEffect, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '#ui/design/dialog.tsx';

/** Display time in milliseconds (AUTH-28). */
export const GREETING_MS = 3000;

/** Greets the shopper after sign-in and closes automatically (DLG-16). */
export const GreetingDialog = ({
  firstName,
  onClose,
}: {
  readonly firstName: string;
  readonly onClose: () => void;
}): ReactNode => {
  const t = useTranslations('account');
  useEffect(() => {
    const timer = setTimeout(onClose, GREETING_MS);
    return () => clearTimeout(timer);
  }, [onClose]);
  return (
    <Dialog open title={t('hello', { firstName })} onClose={onClose}>
      <p>{t('signedIn')}</p>
    </Dialog>
  );
};
