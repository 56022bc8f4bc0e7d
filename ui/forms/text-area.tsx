import type { ReactNode } from 'react';
import { FieldFrame, type FieldFrameProps } from '#ui/design/field-frame.tsx';
import fieldStyles from '#ui/design/field.module.css';
import styles from './text-area.module.css';

type TextAreaProps = FieldFrameProps & {
  readonly name: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly onBlur: () => void;
};

/** A multi-line text field. */
export const TextArea = ({ name, value, onValue, onBlur, ...frame }: TextAreaProps): ReactNode => (
  <FieldFrame {...frame}>
    {(ties) => (
      <textarea
        {...ties}
        className={`${fieldStyles.input} ${styles.area}`}
        name={name}
        rows={5}
        value={value}
        onBlur={onBlur}
        onChange={(event) => onValue(event.currentTarget.value)}
      />
    )}
  </FieldFrame>
);
