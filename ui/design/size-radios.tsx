import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from './icon.tsx';
import { useEarlyInput } from './use-early-input.ts';
import { VisuallyHidden } from './visually-hidden.tsx';
import styles from './size-radios.module.css';

type SizeOption = {
  readonly value: string;
  readonly label: string;
  /** Sold out: in sight, struck, not to be chosen. */
  readonly soldOut?: boolean;
};

type SizeRadiosProps = {
  readonly legend: string;
  /** Stands beside the legend, such as a link to the size chart. */
  readonly aside?: ReactNode;
  readonly name?: string;
  readonly options: readonly SizeOption[];
  readonly value: string | undefined;
  readonly onValue: (value: string) => void;
  /**
   * A size that is sold out was pressed: it leads to what may be done about it, where there is something. Called with
   * `awaited`, the one that was.
   */
  readonly onSoldOut?: (value: string) => void;
  readonly awaited?: string | undefined;
  /** Named at the group, which takes the focus through its first radio button. */
  readonly error?: string;
  readonly id?: string;
};

/** Sizes as radio buttons in a grid of 48 px cells. */
export const SizeRadios = ({
  legend,
  aside,
  name = 'size',
  options,
  value,
  onValue,
  onSoldOut,
  awaited,
  error,
  id = 'size',
}: SizeRadiosProps): ReactNode => {
  const t = useTranslations('design');
  const group = useEarlyInput<HTMLFieldSetElement>((sizes) => {
    const chosen = sizes.querySelector<HTMLInputElement>(':checked');
    if (chosen !== null && chosen.value !== value) onValue(chosen.value);
  });
  return (
    <fieldset
      ref={group}
      className={styles.group}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      aria-invalid={error !== undefined}
    >
      <legend className={styles.legend}>{legend}</legend>
      {aside !== undefined && <div className={styles.aside}>{aside}</div>}
      <div className={styles.sizes}>
        {options.map((option, index) =>
          option.soldOut === true && onSoldOut !== undefined ? (
            <button
              key={option.value}
              type="button"
              className={styles.size}
              data-sold-out="true"
              data-replay
              aria-pressed={option.value === awaited}
              onClick={() => onSoldOut(option.value)}
            >
              {option.label} <VisuallyHidden>{t('soldOutNotify')}</VisuallyHidden>
            </button>
          ) : (
            <label key={option.value} className={styles.size} data-sold-out={option.soldOut === true}>
              <input
                className={styles.radio}
                type="radio"
                id={index === 0 ? id : undefined}
                name={name}
                value={option.value}
                checked={option.value === value}
                disabled={option.soldOut}
                onChange={() => onValue(option.value)}
              />
              {option.label} {option.soldOut === true && <VisuallyHidden>{t('soldOut')}</VisuallyHidden>}
            </label>
          ),
        )}
      </div>
      {error !== undefined && (
        <p className={styles.error} id={`${id}-error`} role="alert">
          <Icon name="alert" size={16} />
          {error}
        </p>
      )}
    </fieldset>
  );
};
