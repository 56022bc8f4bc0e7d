import type { ReactNode } from 'react';
import { AccountLayout } from './account-layout.tsx';
import { AccountOverview } from './account-overview.tsx';

/** The overview of the account, or the forms to sign in and up (RTE-15). */
export const Component = (): ReactNode => (
  <AccountLayout page="overview">
    <AccountOverview />
  </AccountLayout>
);
