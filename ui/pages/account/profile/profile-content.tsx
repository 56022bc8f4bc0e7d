import type { ReactNode } from 'react';
import { ProfileDetails } from './profile-details.tsx';
import { ProfileInterests } from './profile-interests.tsx';
import { ContentSlot } from '#ui/slots/content-slot.tsx';

/** Names, phone, birth date, sizes and interests (RTE-22). */
export const ProfileContent = (): ReactNode => (
  <>
    <ProfileDetails />
    <ProfileInterests />
    <ContentSlot name="account-profile" place="below" />
  </>
);
