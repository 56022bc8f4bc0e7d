import type { ReactNode } from 'react';
import { localisePath } from '#core/site/route-address.ts';
import { useSite } from '#ui/stores/storefront-context.ts';

type AddressLinkProps = {
  readonly url: string;
  readonly newWindow?: boolean;
  readonly className?: string | undefined;
  /** -1 for media whose title leads to the same place: one stop of the keyboard is enough (CNT-31). */
  readonly tabIndex?: number;
  /** For such media without a description. */
  readonly 'aria-hidden'?: boolean;
  readonly children: ReactNode;
};

const isInside = (url: string): boolean => url.startsWith('/') && !url.startsWith('//');

/**
 * A link of content. Inside the shop it gets the locale that it lacks (CNT-41); a new window learns nothing of its
 * opener; an empty address is text only (CNT-10). It is a plain link, which the handler of its block follows
 * (`ui/kernel/server-markup.tsx`).
 */
export const AddressLink = ({ url, newWindow = false, children, ...others }: AddressLinkProps): ReactNode => {
  const { locale } = useSite();
  if (url === '') return <span className={others.className}>{children}</span>;
  return (
    <a
      {...others}
      href={isInside(url) ? localisePath(url, locale) : url}
      {...(newWindow ? { target: '_blank', rel: 'noopener' } : {})}
    >
      {children}
    </a>
  );
};
