import type { ReactNode } from 'react';
import { localizePath } from '#core/site/route-address.ts';
import { useSite } from '#ui/stores/storefront-context.ts';

type AddressLinkProps = {
  readonly url: string;
  readonly newWindow?: boolean;
  readonly className?: string | undefined;
  /** -1 for media whose title links to the same page: one tab stop is enough (CNT-31). */
  readonly tabIndex?: number;
  /** For such media without alternative text. */
  readonly 'aria-hidden'?: boolean;
  readonly children: ReactNode;
};

const isInside = (url: string): boolean => url.startsWith('/') && !url.startsWith('//');

/**
 * A link in content. Adds the locale to addresses of this shop (CNT-41), gives a new window no opener, and renders text
 * only for an empty address (CNT-10). It is a plain link; the click handler of its block navigates
 * (`ui/kernel/server-markup.tsx`).
 */
export const AddressLink = ({ url, newWindow = false, children, ...others }: AddressLinkProps): ReactNode => {
  const { locale } = useSite();
  if (url === '') return <span className={others.className}>{children}</span>;
  return (
    <a
      {...others}
      href={isInside(url) ? localizePath(url, locale) : url}
      {...(newWindow ? { target: '_blank', rel: 'noopener' } : {})}
    >
      {children}
    </a>
  );
};
