import { merge, Subject } from 'rxjs';
import { expect, test } from 'vitest';
import type { SharedState } from '#core/notifications/ports/other-tabs.ts';
import type { StoreEvent } from '#core/store-event.ts';
import { VisitorStore } from '#ui/shell/visitor-store.ts';
import { SessionStore } from '#ui/stores/session-store.ts';
import { run } from '../../support/run.ts';
import { buildStorefront } from '../../support/storefront.ts';
import { eventually, openShop } from '../render-in-shop.tsx';

const person = { firstName: 'Ida', lastName: 'Berg', email: 'ida@example.org', password: 'Correct1Horse' };

/**
 * A store that has read the session, with the messages that it sends to other tabs and a function that sends it one.
 */
const open = async () => {
  const sent: SharedState[] = [];
  const listeners: ((state: SharedState) => void)[] = [];
  const built = buildStorefront();
  /** Events of the service's refusals, which the fakes do not make. */
  const refusals$ = new Subject<StoreEvent>();
  const opened = openShop({
    of: { ...built, announcements$: merge(built.announcements$, refusals$) },
    otherTabs: {
      notify: (state) => void sent.push(state),
      follow: (listen) => {
        listeners.push(listen);
        return () => undefined;
      },
    },
  });
  const store = new SessionStore({ tasks: opened.makeTasks(), shell: opened.shell });
  const start = async () => {
    store.start();
    await eventually(() => store.isMember !== undefined && listeners.length > 0);
  };
  return {
    ...opened,
    store,
    refusals$,
    sent,
    start,
    fromElsewhere: (state: SharedState) => listeners.forEach((listen) => listen(state)),
    owners: () => opened.fakes.faults.times('owner'),
  };
};

test('AUTH-27 guest and member are known without a call; the account is read when a screen needs it', async () => {
  const guest = await open();
  expect(guest.store.isMember).toBeUndefined();
  await guest.start();
  expect([guest.store.isMember, guest.store.owner]).toEqual([false, undefined]);
  const member = await open();
  await run(member.shop.account.signUp(person));
  const before = member.owners();
  await member.start();
  expect([member.store.isMember, member.store.owner, member.owners()]).toEqual([true, undefined, before]);
  member.store.account.load();
  await eventually(() => member.store.owner !== undefined);
  expect(member.store.owner?.firstName).toBe('Ida');
});

test('AUTH-02 AUTH-10 a sign-in and a sign-out of this tab change the shopper, and other tabs are notified', async () => {
  const { store, start, shop, sent } = await open();
  await start();
  await run(shop.account.signUp(person));
  await eventually(() => store.isMember === true);
  store.account.load();
  await eventually(() => store.owner !== undefined);
  await run(shop.account.signOut());
  await eventually(() => store.isMember === false);
  expect([store.owner, sent]).toEqual([undefined, ['session', 'signed-out']]);
});

test('AUTH-11 a sign-out in another tab hides the account at once, and the session is read again', async () => {
  const { store, start, shop, fakes, fromElsewhere } = await open();
  await run(shop.account.signUp(person));
  await start();
  store.account.load();
  await eventually(() => store.owner !== undefined);
  await run(fakes.sessions.clear);
  fromElsewhere('cart');
  expect(store.owner?.firstName).toBe('Ida');
  fromElsewhere('signed-out');
  expect(store.owner).toBeUndefined();
  await eventually(() => store.isMember === false);
});

test('AUTH-27 an account that failed to load is requested again', async () => {
  const { store, start, shop, fakes } = await open();
  await run(shop.account.signUp(person));
  await start();
  fakes.faults.failNext('owner', { _tag: 'ApiFailure', errorId: 'GEN500', message: '', status: 503, request: '' });
  store.account.load();
  await eventually(() => store.account.status === 'error');
  store.account.load();
  await eventually(() => store.owner !== undefined);
});

test('AUTH-27 when the service ends the session, the account stays on the screen until the next sign-in, and the shopper is no member', async () => {
  const opened = await open();
  const { store, shop, refusals$, start } = opened;
  await run(shop.account.signUp(person));
  await start();
  store.account.load();
  await eventually(() => store.owner !== undefined);
  refusals$.next({ _tag: 'SessionEnded' });
  await eventually(() => store.isMember === false);
  expect(store.owner?.firstName).toBe('Ida');
  await run(shop.account.signIn(person));
  await eventually(() => store.isMember === true);
  expect(store.owner?.firstName).toBe('Ida');
});

const openVisitor = async () => {
  const opened = await open();
  const { makeTasks, shell, shop, start } = opened;
  const dialogs: string[] = [];
  const visitor = new VisitorStore({
    tasks: makeTasks(),
    site: shop.site,
    shell: {
      ...shell,
      dialogs: {
        ...shell.dialogs,
        openLink: (href) => void dialogs.push(`open ${href}`),
        close: (name) => void dialogs.push(`close ${name}`),
      },
    },
  });
  await start();
  return { ...opened, dialogs, visitor };
};

test.each(['session', 'signed-out'] as const)(
  'AUTH-09 AUTH-27 the dialog of a session that has ended closes when another tab reports "%s"',
  async (state) => {
    const { refusals$, fromElsewhere, visitor, dialogs, shop } = await openVisitor();
    await run(shop.account.signUp(person));
    visitor.start();
    await eventually(() => visitor.isMember !== undefined);
    fromElsewhere(state);
    refusals$.next({ _tag: 'SessionEnded' });
    fromElsewhere('cart');
    fromElsewhere(state);
    expect(dialogs).toEqual(['open #modal-sign-in', 'close sign-in']);
  },
);

test('AUTH-09 AUTH-27 a refusal after a sign-out in another tab opens no dialog', async () => {
  const { refusals$, fromElsewhere, visitor, dialogs, shop, fakes } = await openVisitor();
  await run(shop.account.signUp(person));
  visitor.start();
  await eventually(() => visitor.isMember === true);
  await run(fakes.sessions.clear);
  fromElsewhere('signed-out');
  await eventually(() => visitor.isMember === false);
  refusals$.next({ _tag: 'SessionEnded' });
  expect(dialogs).toEqual([]);
});
