import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from './icon.tsx';
import { useEarlyInput } from './use-early-input.ts';
import { VisuallyHidden } from './visually-hidden.tsx';
import styles from './size-radios.module.css';

type SizeOption = {
  readonly value: string;
  readonly label: string;
  /** Shown struck through; it cannot be selected. */
  readonly soldOut?: boolean;
};

type SizeRadiosProps = {
  readonly legend: string;
  /** Beside the legend, such as a link to the size chart. */
  readonly aside?: ReactNode;
  readonly name?: string;
  readonly options: readonly SizeOption[];
  readonly value: string | undefined;
  readonly onValue: (value: string) => void;
  /**
   * Called when a sold-out size is pressed; without it such sizes are disabled. `awaited` is the sold-out size that is
   * selected.
   */
  readonly onSoldOut?: (value: string) => void;
  readonly awaited?: string | undefined;
  /** Described at the group. The link of the error summary focuses the first size that can be selected. */
  readonly error?: string;
  readonly id?: string;
};

/** Characters that fit into the narrow cells. */
const LONG_LABEL = 6;

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
  const first = options.find(({ soldOut }) => soldOut !== true);
  return (
    <fieldset
      ref={group}
      className={styles.group}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      aria-invalid={error !== undefined}
    >
      <legend className={styles.legend}>{legend}</legend>
      {aside !== undefined && <div className={styles.aside}>{aside}</div>}
      <div className={styles.sizes} data-long={options.some(({ label }) => label.length > LONG_LABEL)}>
        {options.map((option) =>
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
                id={option === first ? id : undefined}
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
