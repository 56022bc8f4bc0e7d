import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './icon-button.module.css';

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'aria-label'> & {
  readonly icon: IconName;
  readonly label: string;
  readonly size?: number;
};

/**
 * A button with an icon and no text; 44 px square. One that is `aria-disabled` keeps the focus that it has and ignores
 * clicks.
 */
export const IconButton = ({ icon, label, size, type = 'button', onClick, ...rest }: IconButtonProps): ReactNode => (
  <button
    {...rest}
    type={type}
    className={styles.button}
    aria-label={label}
    onClick={rest['aria-disabled'] === true ? undefined : onClick}
  >
    <Icon name={icon} {...(size === undefined ? {} : { size })} />
  </button>
);
