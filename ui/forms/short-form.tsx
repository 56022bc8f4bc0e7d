import type { FormEvent, ReactNode } from 'react';
import { ErrorSummary, type FieldError } from '#ui/design/error-summary.tsx';
import { NoticeBar } from '#ui/design/notice-bar.tsx';
import styles from './short-form.module.css';

type Named = { readonly 'aria-label': string } | { readonly 'aria-labelledby': string };
type ShortFormProps = Named & {
  readonly errors: readonly FieldError[];
  /** How often it was sent with something wrong. */
  readonly attempt: number;
  /** What was refused and belongs to no field. */
  readonly notice: string | undefined;
  readonly onSend: () => void;
  readonly children: ReactNode;
};

/** A few fields that are sent together. What is wrong is shown above them, and takes the focus (VAL-24). */
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
