import type { ReactNode } from 'react';
import styles from '../member-form.module.css';
import { ProfileInterests } from '../profile/profile-interests.tsx';
import { Notifications } from './notifications.tsx';
import { ShoeSize } from './shoe-size.tsx';
import { SubscriptionSections } from './subscriptions.tsx';

/** Interests, shoe size, notifications and newsletters (RTE-29). */
export const PreferencesContent = (): ReactNode => (
  <>
    <div className={styles.section}>
      <ProfileInterests />
      <ShoeSize />
    </div>
    <Notifications />
    {/* Last, since its height is unknown before it is loaded. */}
    <SubscriptionSections />
  </>
);
