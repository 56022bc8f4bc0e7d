import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { lackingParts, passwordParts } from '#core/validation/password.ts';
import { Icon } from '#ui/design/icon.tsx';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import styles from './password-rules.module.css';

/** The four rules of passwords, each checked while the shopper types (AUTH-26). */
export const PasswordRules = ({ id, typed }: { readonly id: string; readonly typed: string }): ReactNode => {
  const t = useTranslations('account.rules');
  const lacking = lackingParts(typed);
  return (
    <ul id={id} className={styles.rules} aria-label={t('title')}>
      {passwordParts.map((part) => (
        <li key={part} className={styles.rule} data-met={!lacking.includes(part)}>
          <Icon name="check" size={16} />
          {t(part)}
          <VisuallyHidden>{lacking.includes(part) ? t('missing') : t('kept')}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
};
