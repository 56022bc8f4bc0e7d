import styles from './button.module.css';

export type ButtonLook = {
  readonly variant?: 'primary' | 'secondary' | 'quiet' | undefined;
  /** As wide as its place. */
  readonly wide?: boolean | undefined;
  /** 44 px high instead of 48. */
  readonly compact?: boolean | undefined;
  /** `light` stands on pictures and dark surfaces. */
  readonly tone?: 'light' | undefined;
};

/** The look of a button, also for links that read as one. */
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
