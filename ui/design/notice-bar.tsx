import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Icon, type IconName } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import styles from './notice-bar.module.css';

type NoticeBarProps = {
  readonly tone: 'error' | 'info' | 'success';
  readonly children: ReactNode;
  readonly onClose?: () => void;
  /** A further control, such as a link. */
  readonly action?: ReactNode;
  /** Takes the focus when it appears: for a notice at the top after a refused submit (ERR-38). */
  readonly focus?: boolean;
};

const icons: { readonly [tone in NoticeBarProps['tone']]: IconName } = {
  error: 'alert',
  info: 'alert',
  success: 'check',
};

const focusIt = (node: HTMLElement | null): void => node?.focus();

/** A notice within the page; it stays until it is closed. */
export const NoticeBar = ({ tone, children, onClose, action, focus = false }: NoticeBarProps): ReactNode => {
  const t = useTranslations('design');
  return (
    <div
      className={styles.notice}
      data-tone={tone}
      role={tone === 'error' ? 'alert' : 'status'}
      tabIndex={focus ? -1 : undefined}
      ref={focus ? focusIt : null}
    >
      <Icon name={icons[tone]} size={20} />
      <div className={styles.text}>{children}</div>
      {action}
      {onClose !== undefined && <IconButton icon="close" size={18} label={t('dismiss')} onClick={onClose} />}
    </div>
  );
};
