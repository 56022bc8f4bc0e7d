import type { ReactNode } from 'react';
import { AccountLayout } from '../account-layout.tsx';
import { ProfileDetails } from './profile-details.tsx';
import { ProfileInterests } from './profile-interests.tsx';

/** Names, phone, birth date, sizes and interests of the member (RTE-22). */
export const Component = (): ReactNode => (
  <AccountLayout page="profile">
    <ProfileDetails />
    <ProfileInterests />
  </AccountLayout>
);
