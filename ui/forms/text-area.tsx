import type { ReactNode } from 'react';
import { FieldFrame, type FieldFrameProps } from '#ui/design/field-frame.tsx';
import fieldStyles from '#ui/design/field.module.css';
import { useEarlyValue } from '#ui/design/use-early-input.ts';
import { CharactersLeft, type CharacterLimit } from './characters-left.tsx';
import styles from './text-area.module.css';

type TextAreaProps = FieldFrameProps & {
  readonly name: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly onBlur: () => void;
  /** Shows how many characters are left. */
  readonly limit?: CharacterLimit;
};

/** A multi-line text field. */
export const TextArea = ({ name, value, onValue, onBlur, limit, ...frame }: TextAreaProps): ReactNode => {
  const area = useEarlyValue<HTMLTextAreaElement>(value, onValue);
  return (
    <FieldFrame {...frame}>
      {(ties) => {
        const leftId = `${ties.id}-left`;
        const described = [ties['aria-describedby'] ?? [], limit === undefined ? [] : leftId].flat().join(' ');
        return (
          <>
            <textarea
              ref={area}
              {...ties}
              aria-describedby={described === '' ? undefined : described}
              className={`${fieldStyles.input} ${styles.area}`}
              name={name}
              rows={5}
              value={value}
              onBlur={onBlur}
              onChange={(event) => onValue(event.currentTarget.value)}
            />
            {limit !== undefined && <CharactersLeft id={leftId} {...limit} />}
          </>
        );
      }}
    </FieldFrame>
  );
};
