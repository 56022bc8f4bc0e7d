import type { FormEvent, ReactNode } from 'react';
import { ErrorSummary, type FieldError } from '#ui/design/error-summary.tsx';
import { NoticeBar } from '#ui/design/notice-bar.tsx';
import styles from './short-form.module.css';

type Named = { readonly 'aria-label': string } | { readonly 'aria-labelledby': string };
type ShortFormProps = Named & {
  readonly errors: readonly FieldError[];
  /** Number of refused submits. */
  readonly attempt: number;
  /** Message of a refusal that belongs to no field. */
  readonly notice: string | undefined;
  readonly onSend: () => void;
  readonly children: ReactNode;
};

/** A short form. Its errors are listed above the fields and take the focus (VAL-24). */
export const ShortForm = ({ errors, attempt, notice, onSend, children, ...named }: ShortFormProps): ReactNode => {
  const send = (event: FormEvent): void => {
    event.preventDefault();
    onSend();
  };
  return (
    <form className={styles.form} noValidate onSubmit={send} {...named}>
      <ErrorSummary errors={errors} attempt={attempt} />
      {notice !== undefined && (
        <NoticeBar tone="error" focus>
          {notice}
        </NoticeBar>
      )}
      {children}
    </form>
  );
};
