import type { InputHTMLAttributes, ReactNode } from 'react';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';
import styles from './field.module.css';
import { useEarlyValue } from './use-early-input.ts';

type FieldProps = FieldFrameProps &
  Pick<
    InputHTMLAttributes<HTMLInputElement>,
    | 'type'
    | 'inputMode'
    | 'autoComplete'
    | 'autoCapitalize'
    | 'maxLength'
    | 'placeholder'
    | 'spellCheck'
    | 'disabled'
    | 'readOnly'
    | 'onBlur'
    | 'onFocus'
    | 'enterKeyHint'
  > & {
    readonly name: string;
    readonly value: string;
    readonly onValue: (value: string) => void;
  };

/** A single-line text field. Every field about a person needs `autoComplete` (WCAG 1.3.5). */
export const Field = ({
  label,
  id,
  hint,
  error,
  required,
  accepted,
  value,
  onValue,
  type = 'text',
  ...input
}: FieldProps): ReactNode => {
  const field = useEarlyValue<HTMLInputElement>(value, onValue);
  return (
    <FieldFrame label={label} id={id} hint={hint} error={error} required={required} accepted={accepted}>
      {(ties) => (
        <input
          ref={field}
          {...input}
          {...ties}
          className={styles.input}
          type={type}
          value={value}
          onChange={(event) => onValue(event.currentTarget.value)}
        />
      )}
    </FieldFrame>
  );
};
