import type { ComponentType } from 'react';
import type { AccountDialogs } from '#ui/features/account/account-dialogs.tsx';
import { Loadable } from '#ui/kernel/loadable.ts';
import type { DialogControl, DialogName, DialogProps } from '#ui/kernel/shell-ports.ts';

type Sources = { readonly [Name in DialogName]: Loadable<ComponentType<DialogProps[Name] & DialogControl>> };

/** A dialog of the account; all have one file. */
const ofAccount = <Name extends keyof AccountDialogs>(name: Name): Loadable<AccountDialogs[Name]> =>
  new Loadable(async () => (await import('#ui/features/account/account-dialogs.tsx')).accountDialogs[name]);

/** The code of each dialog, which loads when the dialog first opens. A new dialog is a row here. */
export const dialogSources: Sources = {
  'mini-cart': new Loadable(
    async () => (await import('#ui/features/cart/mini-cart/mini-cart-dialog.tsx')).MiniCartDialog,
  ),
  'three-ds-challenge': new Loadable(
    async () =>
      (await import('#ui/features/checkout/three-ds-challenge/three-ds-challenge-dialog.tsx')).ThreeDsChallengeDialog,
  ),
  'pay-later': new Loadable(async () => (await import('#ui/features/checkout/pay-later-dialog.tsx')).PayLaterDialog),
  location: new Loadable(async () => (await import('./location/location-dialog.tsx')).LocationDialog),
  'sign-in': ofAccount('sign-in'),
  'sign-up': ofAccount('sign-up'),
  'forgot-password': ofAccount('forgot-password'),
  'sign-in-confirmation': ofAccount('sign-in-confirmation'),
  enrollment: ofAccount('enrollment'),
  'employee-terms': ofAccount('employee-terms'),
  welcome: ofAccount('welcome'),
};
