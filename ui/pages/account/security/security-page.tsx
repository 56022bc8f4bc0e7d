import type { ReactNode } from 'react';
import { AccountLayout } from '../account-layout.tsx';
import { ChangePassword } from './change-password.tsx';
import { SecurityState } from './security-state.tsx';

/** Password, sign-ins by device, and the verification of the e-mail address. */
export const Component = (): ReactNode => (
  <AccountLayout page="security">
    <ChangePassword />
    <SecurityState />
  </AccountLayout>
);
