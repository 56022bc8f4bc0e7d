import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { pathInSite } from '#core/site/route-address.ts';
import { AccountLayout } from './account-layout.tsx';
import type { AccountPageName } from './account-pages.ts';
import styles from './member-form.module.css';
import { AddressList } from './addresses/address-list.tsx';
import { CardList } from './cards/card-list.tsx';
import { NewsletterPage } from './preferences/newsletter.tsx';
import { Notifications } from './preferences/notifications.tsx';
import { ShoeSize } from './preferences/shoe-size.tsx';
import { SubscriptionSections } from './preferences/subscriptions.tsx';
import { ProfileDetails } from './profile/profile-details.tsx';
import { ProfileInterests } from './profile/profile-interests.tsx';
import { ChangePassword } from './security/change-password.tsx';
import { PrivacySections } from './security/privacy-sections.tsx';
import { SecurityState } from './security/security-state.tsx';

type Settings = { readonly page: AccountPageName; readonly content: ReactNode };

/** Names, phone, birth date, sizes and interests (RTE-22). */
const profile: Settings = {
  page: 'profile',
  content: (
    <>
      <ProfileDetails />
      <ProfileInterests />
    </>
  ),
};

/** The other pages by the last part of their path. */
const pages: { readonly [part: string]: Settings | undefined } = {
  /** RTE-23. */
  addresses: { page: 'addresses', content: <AddressList /> },
  /** RTE-24. */
  'payment-methods': { page: 'cards', content: <CardList /> },
  /** RTE-29. */
  preferences: {
    page: 'preferences',
    content: (
      <>
        <div className={styles.section}>
          <ProfileInterests />
          <ShoeSize />
        </div>
        <Notifications />
        {/* Last, since its height is unknown before it is loaded. */}
        <SubscriptionSections />
      </>
    ),
  },
  /** Password, sign-ins by device, verification of the e-mail address, personal data. */
  security: {
    page: 'security',
    content: (
      <>
        <ChangePassword />
        <SecurityState />
        <PrivacySections />
      </>
    ),
  },
};

/** The data of a member and the newsletter of everyone, by path. */
export const Component = (): ReactNode => {
  const [, area, part = ''] = pathInSite(useLocation().pathname).split('/');
  if (area === 'newsletter') return <NewsletterPage key={part} isConfirmation={part === 'confirm'} />;
  const { page, content } = pages[part] ?? profile;
  return (
    <AccountLayout key={page} page={page}>
      {content}
    </AccountLayout>
  );
};
