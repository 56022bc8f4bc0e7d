import type { ReactNode } from 'react';
import type { Target } from '#core/content/target.ts';
import { buttonClass, type ButtonLook } from '#ui/design/button-class.ts';
import { AddressLink } from '#ui/features/content/address-link.tsx';
import styles from './target-link.module.css';

/** Button variants by style; a style without a row is a plain link. */
const variants: { readonly [style in Target['style']]?: ButtonLook['variant'] } = {
  primary: 'primary',
  secondary: 'secondary',
  tertiary: 'quiet',
};

/** A link in the style that the content selects (CNT-38). */
export const TargetLink = ({
  target,
  tone,
}: {
  readonly target: Target;
  readonly tone?: 'light' | undefined;
}): ReactNode => {
  const variant = target.url === '' ? undefined : variants[target.style];
  const className = variant === undefined ? styles.link : buttonClass({ variant, tone });
  return (
    <AddressLink url={target.url} newWindow={target.newWindow} className={className}>
      {target.text}
    </AddressLink>
  );
};
