import type { ComponentType } from 'react';
import { Loadable } from '#ui/kernel/loadable.ts';
import type { DialogControl, DialogName, DialogProps } from '#ui/kernel/shell-ports.ts';

type Sources = { readonly [Name in DialogName]: Loadable<ComponentType<DialogProps[Name] & DialogControl>> };

const accountDialogs = () => import('#ui/features/account/account-dialogs.tsx');

/** The code of each dialog, which loads when the dialog first opens. A new dialog is a row here. */
export const dialogSources: Sources = {
  'mini-cart': new Loadable(
    async () => (await import('#ui/features/cart/mini-cart/mini-cart-dialog.tsx')).MiniCartDialog,
  ),
  'three-ds-challenge': new Loadable(
    async () =>
      (await import('#ui/features/checkout/three-ds-challenge/three-ds-challenge-dialog.tsx')).ThreeDsChallengeDialog,
  ),
  'sign-in': new Loadable(async () => (await accountDialogs()).SignInDialog),
  'sign-up': new Loadable(async () => (await accountDialogs()).SignUpDialog),
  'forgot-password': new Loadable(async () => (await accountDialogs()).ForgotPasswordDialog),
  'sign-in-confirmation': new Loadable(async () => (await accountDialogs()).SignInConfirmation),
  welcome: new Loadable(async () => (await accountDialogs()).WelcomeDialog),
};

/** The dialogs that an address may open, by `#modal-{name}` (RTE-17). Their props are texts. */
const addressed = ['sign-in', 'sign-up', 'forgot-password'] as const;
export type AddressedDialog = (typeof addressed)[number];

export const addressedDialog = (id: string): AddressedDialog | undefined => addressed.find((name) => name === id);
