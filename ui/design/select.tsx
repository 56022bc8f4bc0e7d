import type { ReactNode, SelectHTMLAttributes } from 'react';
import { Icon } from './icon.tsx';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';
import styles from './field.module.css';
import { useEarlyValue } from './use-early-input.ts';

type SelectOption = { readonly value: string; readonly label: string; readonly disabled?: boolean };

type SelectProps = FieldFrameProps &
  Pick<SelectHTMLAttributes<HTMLSelectElement>, 'autoComplete' | 'disabled' | 'onBlur'> & {
    readonly name: string;
    readonly value: string;
    readonly onValue: (value: string) => void;
    readonly options: readonly SelectOption[];
    /** Label of the first, empty option. */
    readonly placeholder?: string;
  };

/** A native select. */
export const Select = ({
  label,
  id,
  hint,
  error,
  required,
  accepted,
  value,
  onValue,
  options,
  placeholder,
  ...select
}: SelectProps): ReactNode => {
  const control = useEarlyValue<HTMLSelectElement>(value, (chosen) => {
    // A select without an empty option shows its first option although the shopper chose none.
    if (placeholder !== undefined) onValue(chosen);
  });
  return (
    <FieldFrame label={label} id={id} hint={hint} error={error} required={required} accepted={accepted}>
      {(ties) => (
        <>
          <select
            ref={control}
            {...select}
            {...ties}
            className={styles.input}
            value={value}
            onChange={(event) => onValue(event.currentTarget.value)}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={styles.chevron}>
            <Icon name="chevron" size={18} />
          </span>
        </>
      )}
    </FieldFrame>
  );
};
