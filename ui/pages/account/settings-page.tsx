import type { ComponentType, ReactNode } from 'react';
import { useLocation } from 'react-router';
import { pathInSite } from '#core/site/route-address.ts';
import frame from '#ui/features/page/page-frame.module.css';
import { lazyView } from '#ui/messages/lazy-view.tsx';
import { AccountLayout } from './account-layout.tsx';
import type { AccountPageName } from './account-pages.ts';
import { lazyContent } from './lazy-content.tsx';

type Settings = { readonly page: AccountPageName; readonly Content: ComponentType };

/** RTE-22. */
const profile: Settings = {
  page: 'profile',
  Content: lazyContent(async () => (await import('./profile/profile-content.tsx')).ProfileContent),
};

/**
 * The other pages by the last part of their path. Each loads only its own content: the route of its path names the same
 * file (`ui/routes.tsx`).
 */
const pages: { readonly [part: string]: Settings | undefined } = {
  /** RTE-23. */
  addresses: {
    page: 'addresses',
    Content: lazyContent(async () => (await import('./addresses/address-list.tsx')).AddressList),
  },
  /** RTE-24. */
  'payment-methods': {
    page: 'cards',
    Content: lazyContent(async () => (await import('./cards/card-list.tsx')).CardList),
  },
  /** RTE-29. */
  preferences: {
    page: 'preferences',
    Content: lazyContent(async () => (await import('./preferences/preferences-content.tsx')).PreferencesContent),
  },
  security: {
    page: 'security',
    Content: lazyContent(async () => (await import('./security/security-content.tsx')).SecurityContent),
  },
};

/** Unlike the others, the server renders it: it is for everyone. Hydration keeps its markup until its code is loaded. */
const LazyNewsletter = lazyView(() => import('./preferences/newsletter.tsx'));

/** The data of a member and the newsletter of everyone, by path. */
export const Component = (): ReactNode => {
  const [, area, part = ''] = pathInSite(useLocation().pathname).split('/');
  if (area === 'newsletter')
    return (
      <LazyNewsletter
        fallback={<main id="main" className={frame.page} tabIndex={-1} />}
        render={({ NewsletterPage }) => <NewsletterPage key={part} isConfirmation={part === 'confirm'} />}
      />
    );
  const { page, Content } = pages[part] ?? profile;
  return (
    <AccountLayout key={page} page={page}>
      <Content />
    </AccountLayout>
  );
};
