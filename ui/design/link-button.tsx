import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { buttonClass, type ButtonLook } from './button-class.ts';

type LinkButtonProps = ButtonLook & {
  /** The whole address, locale included. */
  readonly to: string;
  /** By a document load, as into checkout and out of it. */
  readonly reload?: boolean;
  readonly children: ReactNode;
  readonly onClick?: () => void;
};

/** A way to another page that reads as a button. */
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
