import { useId, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ControlError } from './control-error.tsx';
import { Icon } from './icon.tsx';
import styles from './field.module.css';

export type FieldFrameProps = {
  readonly label: string;
  /** Id of the control, for links of error summaries. Default: a generated id. */
  readonly id?: string | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
  /** Shows a small check mark: the value is valid. */
  readonly accepted?: boolean | undefined;
};

/** Attributes that connect a control with its label, hint and error. */
type ControlTies = {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-required': boolean;
};

/** Label above, hint and error below a control (VAL-24). Optional fields are marked; all others are required. */
export const FieldFrame = ({
  label,
  id,
  hint,
  error,
  required = false,
  accepted = false,
  children,
}: FieldFrameProps & { readonly children: (ties: ControlTies) => ReactNode }): ReactNode => {
  const t = useTranslations('design');
  const made = useId();
  const own = id ?? made;
  const described = [hint === undefined ? [] : [`${own}-hint`], error === undefined ? [] : [`${own}-error`]]
    .flat()
    .join(' ');
  return (
    <div className={styles.frame}>
      <label className={styles.label} htmlFor={own}>
        {label}
        {!required && <span className={styles.optional}>{t('optional')}</span>}
      </label>
      <div className={styles.control}>
        {children({
          id: own,
          'aria-invalid': error !== undefined,
          'aria-describedby': described === '' ? undefined : described,
          'aria-required': required,
        })}
        {accepted && error === undefined && (
          <span className={styles.accepted}>
            <Icon name="check" size={18} />
          </span>
        )}
      </div>
      {hint !== undefined && (
        <p className={styles.hint} id={`${own}-hint`}>
          {hint}
        </p>
      )}
      {error !== undefined && <ControlError id={`${own}-error`}>{error}</ControlError>}
    </div>
  );
};
