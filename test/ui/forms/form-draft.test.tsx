import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { merge, Subject } from 'rxjs';
import { expect, test } from 'vitest';
import type { SharedState } from '#core/notifications/ports/other-tabs.ts';
import type { StoreEvent } from '#core/store-event.ts';
import enUs from '#ui/messages/en-us.json' with { type: 'json' };
import { OrderScreen } from '#ui/features/order/order-screen.tsx';
import { AccountFrame } from '#ui/pages/account/account-frame.tsx';
import { AddressList } from '#ui/pages/account/addresses/address-list.tsx';
import { ProfileDetails } from '#ui/pages/account/profile/profile-details.tsx';
import { SessionStore } from '#ui/stores/session-store.ts';
import { purchaseOf } from '#test/support/purchase-of.ts';
import { run } from '#test/support/run.ts';
import { buildStorefront } from '#test/support/storefront.ts';
import { eventually, openShop, renderInShop } from '#test/ui/render-in-shop.tsx';

const password = 'Correct1Horse';
const ida = { firstName: 'Ida', lastName: 'Berg', email: 'ida@example.org', password };
const eva = { firstName: 'Eva', lastName: 'Lind', email: 'eva@example.org', password };
const shipment = { shipmentId: 's', status: 'PLACED' as const, label: '', deliveryTime: '', itemIds: [] };
const { account, addresses, orders } = enUs;

type FormCase = {
  readonly view: ReactNode;
  /** The button that opens the form. */
  readonly opener?: string;
  /** Id of the field that is typed in. */
  readonly field: string;
};
const profileCase: FormCase = { view: <ProfileDetails />, field: 'profile-lastName' };
const cases: { readonly [name: string]: FormCase } = {
  profile: profileCase,
  address: { view: <AddressList />, opener: addresses.add, field: 'address-city' },
  correction: {
    view: <OrderScreen orderId="1" isMember />,
    opener: orders.correct.openEmail,
    field: 'correction-email',
  },
};

/** Ida types in a form; `leave` then ends her session in another tab. */
const open = async ({ view, opener, field }: FormCase) => {
  const listeners: ((state: SharedState) => void)[] = [];
  const built = buildStorefront();
  /** Events of the service's refusals, which the fakes do not make. */
  const refusals$ = new Subject<StoreEvent>();
  const opened = openShop({
    of: { ...built, announcements$: merge(built.announcements$, refusals$) },
    otherTabs: {
      notify: () => undefined,
      follow: (listen) => {
        listeners.push(listen);
        return () => undefined;
      },
    },
  });
  const { shop, fakes } = opened;
  await run(shop.account.signUp(eva));
  await run(shop.account.signOut());
  await run(shop.account.signUp(ida));
  fakes.purchases.put({ ...purchaseOf('1', 'PLACED'), email: ida.email, shipments: [shipment] });
  const show = () => renderInShop(<AccountFrame page="profile">{view}</AccountFrame>, opened);
  const shown = show();
  if (opener !== undefined) {
    const button = await screen.findByRole('button', { name: opener });
    await act(async () => fireEvent.click(button));
  }
  const input = async (): Promise<HTMLInputElement> =>
    waitFor(() => {
      const found = document.getElementById(field);
      if (!(found instanceof HTMLInputElement)) throw new TypeError(`There is no field ${field}`);
      return found;
    });
  fireEvent.change(await input(), { target: { value: 'Half a te' } });
  const leave = async (): Promise<void> => {
    await run(fakes.sessions.clear);
    for (const listen of listeners) listen('signed-out');
    await screen.findByRole('form', { name: account.signIn });
    expect(document.getElementById(field)).toBeNull();
  };
  /** The service ends the session. */
  const end = async (): Promise<void> => {
    await run(fakes.sessions.clear);
    act(() => refusals$.next({ _tag: 'SessionEnded' }));
    await screen.findByText(account.sessionEnded);
  };
  return { ...opened, shown, show, input, leave, end };
};

test.each(Object.entries(cases))(
  'AUTH-27 what a member typed in the form %s is there again after another tab has signed out and the member has signed in',
  async (_, form) => {
    const { shop, input, leave } = await open(form);
    await leave();
    await run(shop.account.signIn(ida));
    expect((await input()).value).toBe('Half a te');
  },
);

test.each(Object.entries(cases))(
  'AUTH-27 when the service has ended the session, what a member typed in the form %s stays, and nothing can be saved until the sign-in',
  async (_, form) => {
    const { shop, input, end } = await open(form);
    await end();
    expect((await input()).value).toBe('Half a te');
    expect((await input()).closest('[inert]')).not.toBeNull();
    await act(() => run(shop.account.signIn(ida)));
    await waitFor(() => expect(screen.queryByText(account.sessionEnded)).toBeNull());
    expect((await input()).value).toBe('Half a te');
    expect((await input()).closest('[inert]')).toBeNull();
  },
);

test('AUTH-27 what a member typed is there again also if reading the account has replaced the form by the sign-in', async () => {
  const { shop, stores, input, end } = await open(profileCase);
  await end();
  const session = stores.get(SessionStore);
  if (!(session instanceof SessionStore)) throw new TypeError('No session is shown');
  act(() => session.account.refresh());
  await screen.findByRole('form', { name: account.signIn });
  await act(() => run(shop.account.signIn(ida)));
  expect((await input()).value).toBe('Half a te');
});

test('PRO-08 what was edited in the profile is there again after the page was left by a link', async () => {
  const { shown, show, input } = await open(profileCase);
  shown.unmount();
  show();
  expect((await input()).value).toBe('Half a te');
  fireEvent.click(screen.getByRole('button', { name: enUs.profile.save }));
  await screen.findByText(enUs.profile.saved);
});

test('AUTH-10 nobody else sees what a member typed, also not the member after another one', async () => {
  const { shop, input, leave } = await open(profileCase);
  await leave();
  await run(shop.account.signIn(eva));
  expect((await input()).value).toBe(eva.lastName);
  await leave();
  await run(shop.account.signIn(ida));
  expect((await input()).value).toBe(ida.lastName);
});

test('AUTH-10 a sign-out in the same tab discards what was typed', async () => {
  const { shop, input } = await open(profileCase);
  await run(shop.account.signOut());
  await screen.findByRole('form', { name: account.signIn });
  await run(shop.account.signIn(ida));
  await eventually(() => screen.queryByRole('form', { name: account.signIn }) === null);
  expect((await input()).value).toBe(ida.lastName);
});
