import type { ReactNode } from 'react';
import { ContentSlot } from '#ui/slots/content-slot.tsx';
import { AccountLayout } from './account-layout.tsx';
import { AccountOverview } from './account-overview.tsx';

/** The overview of the account, or the forms to sign in and up (RTE-15). */
export const Component = (): ReactNode => (
  <AccountLayout page="overview">
    <AccountOverview />
    <ContentSlot name="account" place="below" />
  </AccountLayout>
);
