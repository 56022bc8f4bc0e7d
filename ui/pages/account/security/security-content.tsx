import type { ReactNode } from 'react';
import { ChangePassword } from './change-password.tsx';
import { PrivacySections } from './privacy-sections.tsx';
import { SecurityState } from './security-state.tsx';

/** Password, sign-ins by device, verification of the e-mail address, personal data. */
export const SecurityContent = (): ReactNode => (
  <>
    <ChangePassword />
    <SecurityState>
      <PrivacySections />
    </SecurityState>
  </>
);
