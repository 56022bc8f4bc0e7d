import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { buttonClass, type ButtonLook } from './button-class.ts';

type LinkButtonProps = ButtonLook & {
  /** The complete address, with the locale. */
  readonly to: string;
  /** Loads a document: for links into checkout and out of it. */
  readonly reload?: boolean;
  readonly children: ReactNode;
  readonly onClick?: () => void;
};

/** A link that looks like a button. */
export const LinkButton = ({ to, reload = false, children, onClick, ...look }: LinkButtonProps): ReactNode =>
  reload ? (
    <a className={buttonClass(look)} href={to} onClick={onClick}>
      {children}
    </a>
  ) : (
    <Link className={buttonClass(look)} to={to} onClick={onClick}>
      {children}
    </Link>
  );
