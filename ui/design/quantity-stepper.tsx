import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from './icon.tsx';
import { useEarlyInput } from './use-early-input.ts';
import styles from './quantity-stepper.module.css';

type QuantityStepperProps = {
  readonly value: number;
  /** 0 if stepping below one removes the item. */
  readonly min?: number;
  readonly max: number;
  /** Limits of typed values, by default `min` and `max`. Wider if the caller explains why a value is refused. */
  readonly least?: number;
  readonly most?: number;
  /** Whether the caller refuses the value. */
  readonly invalid?: boolean;
  readonly onValue: (value: number) => void;
  /** Name of the item, for the labels of the buttons. */
  readonly of: string;
  /** Id of what describes the field and both buttons. */
  readonly describedBy?: string | undefined;
  readonly id?: string;
};

/** Parses a typed number and limits it to the bounds; undefined if it is no number. */
const bounded = (text: string, min: number, max: number): number | undefined =>
  /^\d+$/.test(text.trim()) ? Math.min(max, Math.max(min, Number(text))) : undefined;

/** A number field with two buttons. A typed value is applied on blur or Enter. */
export const QuantityStepper = ({
  value,
  min = 1,
  max,
  least = min,
  most = max,
  invalid = false,
  onValue,
  of,
  describedBy,
  id,
}: QuantityStepperProps): ReactNode => {
  const t = useTranslations('design');
  const [typed, setTyped] = useState<string>();
  const apply = (text: string): void => {
    const next = bounded(text, least, most);
    setTyped(undefined);
    if (next !== undefined && next !== value) onValue(next);
  };
  const field = useEarlyInput<HTMLInputElement>((input) => {
    const text = input.value;
    if (text === String(value)) return;
    if (input === document.activeElement) return setTyped(text);
    // Also replaces early input that is no valid number.
    input.value = String(value);
    apply(text);
  });
  return (
    <div
      className={styles.stepper}
      role="group"
      aria-label={t('quantityOf', { name: of })}
      aria-describedby={describedBy}
    >
      <button
        type="button"
        className={styles.step}
        aria-label={t('decrease')}
        aria-describedby={describedBy}
        disabled={value <= min}
        onClick={() => onValue(Math.min(value - 1, max))}
      >
        <Icon name="minus" size={18} />
      </button>
      <input
        ref={field}
        className={styles.field}
        id={id}
        inputMode="numeric"
        autoComplete="off"
        aria-label={t('quantity')}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        value={typed ?? String(value)}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={() => typed !== undefined && apply(typed)}
        onKeyDown={(event) => event.key === 'Enter' && apply(typed ?? '')}
      />
      <button
        type="button"
        className={styles.step}
        aria-label={t('increase')}
        aria-describedby={describedBy}
        disabled={value >= max}
        onClick={() => onValue(value + 1)}
      >
        <Icon name="plus" size={18} />
      </button>
    </div>
  );
};
