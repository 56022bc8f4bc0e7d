import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
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

/**
 * A short form. Its errors are listed above the fields and take the focus (VAL-24). Without its script,
 * `method="dialog"` does nothing: the browser puts no input into the address. The starter marks a form at its submit;
 * one before hydration is repeated.
 */
export const ShortForm = ({ errors, attempt, notice, onSend, children, ...named }: ShortFormProps): ReactNode => {
  const form = useRef<HTMLFormElement>(null);
  const sendEarly = useRef(onSend);
  // After the effects of the presenter, which starts its tasks.
  useEffect(() => {
    if (form.current?.dataset['early'] === 'sent') queueMicrotask(sendEarly.current);
    delete form.current?.dataset['early'];
  }, []);
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    // This submit is handled here, also if it arrives before the effect above.
    delete event.currentTarget.dataset['early'];
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
