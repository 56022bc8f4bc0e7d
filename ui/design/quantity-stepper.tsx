import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from './icon.tsx';
import { useEarlyInput } from './use-early-input.ts';
import styles from './quantity-stepper.module.css';

type QuantityStepperProps = {
  readonly value: number;
  /** 0 where stepping below one means to remove. */
  readonly min?: number;
  readonly max: number;
  /** The most that is taken as it was typed, `max` by default: more where the caller explains why it cannot be. */
  readonly most?: number;
  readonly onValue: (value: number) => void;
  /** What is counted, for the names of the buttons. */
  readonly of: string;
  readonly describedBy?: string | undefined;
  readonly id?: string;
};

/** What was typed as a number within its bounds; nothing where it is none. */
const bounded = (text: string, min: number, max: number): number | undefined =>
  /^\d+$/.test(text.trim()) ? Math.min(max, Math.max(min, Number(text))) : undefined;

/** Two buttons and a field to type into. What is typed counts on leaving the field or on Enter. */
export const QuantityStepper = ({
  value,
  min = 1,
  max,
  most = max,
  onValue,
  of,
  describedBy,
  id,
}: QuantityStepperProps): ReactNode => {
  const t = useTranslations('design');
  const [typed, setTyped] = useState<string>();
  const apply = (text: string): void => {
    const next = bounded(text, min, most);
    setTyped(undefined);
    if (next !== undefined && next !== value) onValue(next);
  };
  const field = useEarlyInput<HTMLInputElement>((input) => {
    const text = input.value;
    if (text === String(value)) return;
    if (input === document.activeElement) return setTyped(text);
    // What does not count is not shown either.
    input.value = String(value);
    apply(text);
  });
  return (
    <div className={styles.stepper} role="group" aria-label={t('quantityOf', { name: of })}>
      <button
        type="button"
        className={styles.step}
        aria-label={t('decrease')}
        disabled={value <= min}
        onClick={() => onValue(value - 1)}
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
        value={typed ?? String(value)}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={() => typed !== undefined && apply(typed)}
        onKeyDown={(event) => event.key === 'Enter' && apply(typed ?? '')}
      />
      <button
        type="button"
        className={styles.step}
        aria-label={t('increase')}
        disabled={value >= max}
        onClick={() => onValue(value + 1)}
      >
        <Icon name="plus" size={18} />
      </button>
    </div>
  );
};
