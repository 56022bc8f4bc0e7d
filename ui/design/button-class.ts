import styles from './button.module.css';

export type ButtonLook = {
  readonly variant?: 'primary' | 'secondary' | 'quiet' | undefined;
  /** As wide as its container. */
  readonly wide?: boolean | undefined;
  /** 44 px high instead of 48. */
  readonly compact?: boolean | undefined;
  /** `light` is for pictures and dark surfaces. */
  readonly tone?: 'light' | undefined;
};

/** Returns the class of a button, also for links that look like one. */
export const buttonClass = ({ variant = 'primary', wide, compact, tone }: ButtonLook): string =>
  [
    styles.button,
    styles[variant],
    wide === true && styles.wide,
    compact === true && styles.compact,
    tone === 'light' && styles.light,
  ]
    .filter(Boolean)
    .join(' ');
