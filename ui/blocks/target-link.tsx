import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Target } from '#core/content/target.ts';
import { localisePath } from '#core/site/route-address.ts';
import { buttonClass, type ButtonLook } from '#ui/design/button-class.ts';
import { useSite } from '#ui/stores/storefront-context.ts';
import styles from './target-link.module.css';

type AddressLinkProps = {
  readonly url: string;
  readonly newWindow?: boolean;
  readonly className?: string | undefined;
  readonly tabIndex?: number;
  readonly 'aria-hidden'?: boolean;
  readonly children: ReactNode;
};

const isInside = (url: string): boolean => url.startsWith('/') && !url.startsWith('//');

/**
 * A link of content. Inside the shop it gets the locale that it lacks (CNT-41); a new window learns nothing of its
 * opener; an empty address is text only (CNT-10).
 */
export const AddressLink = ({ url, newWindow = false, children, ...others }: AddressLinkProps): ReactNode => {
  const { locale } = useSite();
  if (url === '') return <span className={others.className}>{children}</span>;
  const attributes = newWindow ? { ...others, target: '_blank', rel: 'noopener' } : others;
  if (isInside(url)) {
    return (
      <Link to={localisePath(url, locale)} {...attributes}>
        {children}
      </Link>
    );
  }
  return (
    <a href={url} {...attributes}>
      {children}
    </a>
  );
};

/**
 * Media that may be a link (CNT-31). The title leads to the same place, so the media is no second stop of the keyboard,
 * and without a description it is hidden from assistive technology.
 */
export const MediaLink = ({
  target,
  alt,
  className,
  children,
}: {
  readonly target: Target | undefined;
  /** The description of the media. */
  readonly alt: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}): ReactNode =>
  target === undefined ? (
    <div className={className}>{children}</div>
  ) : (
    <AddressLink
      url={target.url}
      newWindow={target.newWindow}
      className={className}
      tabIndex={-1}
      aria-hidden={alt === ''}
    >
      {children}
    </AddressLink>
  );

/** Looks by style; one without a row is a plain link. */
const variants: { readonly [style in Target['style']]?: ButtonLook['variant'] } = {
  primary: 'primary',
  secondary: 'secondary',
  tertiary: 'quiet',
};

/** A target in the style that content chose for it (CNT-38). */
export const TargetLink = ({ target, tone }: { readonly target: Target; readonly tone?: 'light' }): ReactNode => {
  const variant = target.url === '' ? undefined : variants[target.style];
  const className = variant === undefined ? styles.link : buttonClass({ variant, tone });
  return (
    <AddressLink url={target.url} newWindow={target.newWindow} className={className}>
      {target.text}
    </AddressLink>
  );
};

/** The buttons below a text. */
export const TargetRow = ({
  targets,
  tone,
  isEqual,
}: {
  readonly targets: readonly Target[];
  readonly tone?: 'light';
  /** All as wide as the widest one (CNT-32). */
  readonly isEqual?: boolean | undefined;
}): ReactNode =>
  targets.length === 0 ? null : (
    <div className={styles.row} data-equal={isEqual}>
      {targets.map((target) => (
        <TargetLink key={`${target.url} ${target.text}`} target={target} {...(tone === undefined ? {} : { tone })} />
      ))}
    </div>
  );
