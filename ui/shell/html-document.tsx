import type { ReactNode } from 'react';
import { useSite } from '#ui/stores/storefront-context.ts';

/** The root element. The server adds style sheets, the starter and the page data outside of React. */
export const HtmlDocument = ({ children }: { readonly children: ReactNode }): ReactNode => {
  const site = useSite();
  return (
    <html lang={site.language} data-brand={site.brand} data-site={site.siteId} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#faf8f4" />
        <link rel="icon" href="/favicon.ico" sizes="any" />
      </head>
      <body>{children}</body>
    </html>
  );
};
