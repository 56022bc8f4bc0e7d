import type { ReactNode } from 'react';
import styles from './radio-cards.module.css';

type RadioCard = {
  readonly value: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** At the end of the card, such as a price. */
  readonly aside?: ReactNode;
  readonly disabled?: boolean;
};

type RadioCardsProps = {
  readonly legend: string;
  readonly legendHidden?: boolean;
  readonly name: string;
  readonly options: readonly RadioCard[];
  readonly value: string | undefined;
  readonly onValue: (value: string) => void;
  /** Side by side, for short labels. */
  readonly row?: boolean;
  /** Whether the browser asks for a choice before the form is sent. */
  readonly required?: boolean;
};

/** Native radio buttons as cards, for few options with longer texts. */
export const RadioCards = ({
  legend,
  legendHidden = false,
  name,
  options,
  value,
  onValue,
  row = false,
  required = false,
}: RadioCardsProps): ReactNode => (
  <fieldset className={styles.group} data-row={row}>
    <legend className={legendHidden ? styles.hiddenLegend : styles.legend}>{legend}</legend>
    {options.map((option) => (
      <label key={option.value} className={styles.card}>
        <input
          className={styles.radio}
          type="radio"
          name={name}
          value={option.value}
          checked={option.value === value}
          disabled={option.disabled}
          required={required}
          onChange={() => onValue(option.value)}
        />
        <span className={styles.text}>
          <span className={styles.label}>{option.label}</span>
          {option.hint !== undefined && <span className={styles.hint}>{option.hint}</span>}
        </span>
        {option.aside !== undefined && <span className={styles.aside}>{option.aside}</span>}
      </label>
    ))}
  </fieldset>
);
