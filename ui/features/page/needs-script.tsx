import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

/**
 * Says on a page that needs its scripts that there are none. Forms and skeletons are hidden then by their style sheets.
 */
export const NeedsScript = (): ReactNode => {
  const t = useTranslations('account');
  return (
    <noscript>
      <p>{t('needsScript')}</p>
    </noscript>
  );
};
