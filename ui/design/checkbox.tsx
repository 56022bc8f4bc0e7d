import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './checkbox.module.css';
import { useEarlyInput } from './use-early-input.ts';

type CheckboxProps = {
  /** For links of error summaries. */
  readonly id?: string;
  readonly name: string;
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChecked: (checked: boolean) => void;
  readonly disabled?: boolean;
  readonly value?: string;
};

/** A checkbox; the whole label is clickable. */
export const Checkbox = ({ id, name, label, checked, onChecked, disabled, value }: CheckboxProps): ReactNode => {
  const box = useEarlyInput<HTMLInputElement>((control) => {
    if (control.checked !== checked) onChecked(control.checked);
  });
  return (
    <label className={styles.label}>
      <span className={styles.box}>
        <input
          ref={box}
          id={id}
          className={styles.input}
          type="checkbox"
          name={name}
          value={value}
          checked={checked}
          disabled={disabled}
          onChange={(event) => onChecked(event.currentTarget.checked)}
        />
        <Icon name="check" size={16} />
      </span>
      <span>{label}</span>
    </label>
  );
};
