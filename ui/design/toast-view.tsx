import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import styles from './toast-view.module.css';

type ToastViewProps = {
  readonly title: string;
  readonly text?: string | undefined;
  readonly tone: 'success' | 'error' | 'info';
  readonly action?: { readonly label: string; readonly act: () => void } | undefined;
  readonly onDismiss: () => void;
};

/** One toast: a list item in the toast region of the shell. */
export const ToastView = ({ title, text, tone, action, onDismiss }: ToastViewProps): ReactNode => {
  const t = useTranslations('design');
  return (
    <li className={styles.toast} data-tone={tone}>
      <Icon name={tone === 'success' ? 'check' : 'alert'} size={20} />
      {/* The alert is inside the list item, whose own role must stay `listitem`. */}
      <div className={styles.content} role={tone === 'error' ? 'alert' : undefined}>
        <p className={styles.title}>{title}</p>
        {text !== undefined && <p className={styles.text}>{text}</p>}
      </div>
      {action !== undefined && (
        <button type="button" className={styles.action} onClick={action.act}>
          {action.label}
        </button>
      )}
      <IconButton icon="close" size={18} label={t('dismiss')} onClick={onDismiss} />
    </li>
  );
};
