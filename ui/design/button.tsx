import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { buttonClass, type ButtonLook } from './button-class.ts';
import { Spinner } from './spinner.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> &
  ButtonLook & {
    /** Locked while its command runs: the button keeps the focus and ignores clicks. */
    readonly busy?: boolean;
    /** Announced while busy. */
    readonly busyText?: string;
    readonly ref?: Ref<HTMLButtonElement>;
  };

/** A button for a command. A page shows at most one primary button at a time. */
export const Button = ({
  variant,
  wide,
  compact,
  tone,
  busy = false,
  busyText,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps): ReactNode => {
  const click = (event: MouseEvent<HTMLButtonElement>): void => (busy ? event.preventDefault() : onClick?.(event));
  return (
    <>
      <button
        {...rest}
        type={type}
        className={buttonClass({ variant, wide, compact, tone })}
        aria-busy={busy}
        aria-disabled={busy ? true : undefined}
        onClick={click}
      >
        {busy && <Spinner />}
        {children}
      </button>
      {busyText !== undefined && <VisuallyHidden live>{busy ? busyText : ''}</VisuallyHidden>}
    </>
  );
};
