import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/design/button.tsx';
import { LinkButton } from '#ui/design/link-button.tsx';
import type { DialogControl } from '#ui/kernel/shell-ports.ts';
import { useSite } from '#ui/stores/storefront-context.ts';
import styles from './enrollment.module.css';

/** The end of the enrollment: the new member's points (ENR-09). */
export const EnrollmentSuccess = ({ points, onClose }: DialogControl & { readonly points: number }): ReactNode => {
  const t = useTranslations('enrollment');
  const { locale } = useSite();
  return (
    <>
      <p>{t('steps.success.text')}</p>
      <p className={styles.balance}>{t.rich('points', { points, number: (words) => <strong>{words}</strong> })}</p>
      <div className={styles.actions}>
        <Button onClick={onClose}>{t('steps.success.button')}</Button>
        {/* The navigation closes the dialog; closing it here would go back in the history. */}
        <LinkButton to={`/${locale}/account`} variant="secondary">
          {t('yourAccount')}
        </LinkButton>
      </div>
    </>
  );
};
