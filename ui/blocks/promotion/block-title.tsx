import type { ReactNode } from 'react';
import type { Target } from '#core/content/target.ts';
import { AddressLink } from '#ui/features/content/address-link.tsx';

/** Titles with more characters are set smaller: at display size they would fill a screen. */
const LONG_TITLE = 80;

/** The title of a hero or banner, inside its link. Its direction is that of its text. */
export const BlockTitle = ({
  as: Element,
  title,
  link,
  className,
  size,
}: {
  readonly as: 'h1' | 'h2' | 'p';
  readonly title: string;
  readonly link: Target | undefined;
  readonly className: string | undefined;
  readonly size?: string | undefined;
}): ReactNode => (
  <Element className={className} data-style={title.length > LONG_TITLE ? 'long' : size} dir="auto">
    {link === undefined ? (
      title
    ) : (
      <AddressLink url={link.url} newWindow={link.newWindow}>
        {title}
      </AddressLink>
    )}
  </Element>
);
