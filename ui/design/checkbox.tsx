import { useId, type ReactNode } from 'react';
import { ControlError } from './control-error.tsx';
import { Icon } from './icon.tsx';
import styles from './checkbox.module.css';
import { useEarlyInput } from './use-early-input.ts';

type CheckboxProps = {
  /** For links of error summaries. Default: a generated id. */
  readonly id?: string;
  readonly name: string;
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChecked: (checked: boolean) => void;
  readonly disabled?: boolean;
  readonly value?: string;
  readonly required?: boolean;
  /** Shown below (VAL-24). */
  readonly error?: string | undefined;
};

/** A checkbox; the whole label is clickable. */
export const Checkbox = ({
  id,
  name,
  label,
  checked,
  onChecked,
  disabled,
  value,
  required,
  error,
}: CheckboxProps): ReactNode => {
  const made = useId();
  const own = id ?? made;
  const box = useEarlyInput<HTMLInputElement>((control) => {
    if (control.checked !== checked) onChecked(control.checked);
  });
  return (
    <>
      <label className={styles.label}>
        <span className={styles.box}>
          <input
            ref={box}
            id={own}
            className={styles.input}
            type="checkbox"
            name={name}
            value={value}
            checked={checked}
            disabled={disabled}
            aria-required={required}
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={error === undefined ? undefined : `${own}-error`}
            onChange={(event) => onChecked(event.currentTarget.checked)}
          />
          <Icon name="check" size={16} />
        </span>
        <span>{label}</span>
      </label>
      {error !== undefined && <ControlError id={`${own}-error`}>{error}</ControlError>}
    </>
  );
};
