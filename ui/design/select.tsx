import type { ReactNode, SelectHTMLAttributes } from 'react';
import { Icon } from './icon.tsx';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';
import styles from './field.module.css';
import { useEarlyInput } from './use-early-input.ts';

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
  const control = useEarlyInput<HTMLSelectElement>((element) => {
    // Without an option for the value the browser shows the first option, which nobody chose.
    const hasOption = placeholder !== undefined || options.some((option) => option.value === value);
    if (hasOption && element.value !== value) onValue(element.value);
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
