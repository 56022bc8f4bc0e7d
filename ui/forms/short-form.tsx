import type { FormEvent, ReactNode } from 'react';
import { ErrorSummary, type FieldError } from '#ui/design/error-summary.tsx';
import { NoticeBar } from '#ui/design/notice-bar.tsx';
import { useEarlyInput } from '#ui/design/use-early-input.ts';
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

/**
 * A short form. Its errors are listed above the fields and take the focus (VAL-24). Without its script,
 * `method="dialog"` does nothing: the browser puts no input into the address. The starter marks a form at its submit;
 * one before hydration is repeated.
 */
export const ShortForm = ({ errors, attempt, notice, onSend, children, ...named }: ShortFormProps): ReactNode => {
  const form = useEarlyInput<HTMLFormElement>((early) => {
    // After the effects of the fields, which read their early values, and of the presenter.
    if (early.dataset['early'] === 'sent') queueMicrotask(onSend);
    delete early.dataset['early'];
  });
  const send = (event: FormEvent): void => {
    event.preventDefault();
    onSend();
  };
  return (
    <form ref={form} className={styles.form} method="dialog" noValidate onSubmit={send} {...named}>
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
