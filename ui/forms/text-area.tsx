import type { ReactNode } from 'react';
import { FieldFrame, type FieldFrameProps } from '#ui/design/field-frame.tsx';
import fieldStyles from '#ui/design/field.module.css';
import { useEarlyValue } from '#ui/design/use-early-input.ts';
import styles from './text-area.module.css';

type TextAreaProps = FieldFrameProps & {
  readonly name: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly onBlur: () => void;
};

/** A multi-line text field. */
export const TextArea = ({ name, value, onValue, onBlur, ...frame }: TextAreaProps): ReactNode => {
  const area = useEarlyValue<HTMLTextAreaElement>(value, onValue);
  return (
    <FieldFrame {...frame}>
      {(ties) => (
        <textarea
          ref={area}
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
};
