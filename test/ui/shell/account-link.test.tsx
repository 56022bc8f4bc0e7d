import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { run } from '#test/support/run.ts';
import { environmentOf, eventually, inEnvironment, openShop, type OpenShop } from '#test/ui/render-in-shop.tsx';
import { AccountLink } from '#ui/shell/account-link.tsx';
import { VisitorStore } from '#ui/shell/visitor-store.ts';
import { SignInBody } from '#ui/features/account/sign-in-body.tsx';
import { SessionStore } from '#ui/stores/session-store.ts';

const person = { firstName: 'Ida', lastName: 'Berg', email: 'ida@example.org', password: 'Correct1Horse' };

/** A member's document in which another part of the page has read the device before this part is hydrated. */
const known = async (): Promise<OpenShop> => {
  const opened = openShop();
  await run(opened.shop.account.signUp(person));
  await run(opened.shop.account.view());
  const visitor = new VisitorStore({ tasks: opened.makeTasks(), shell: opened.shell, site: opened.shop.site });
  const session = new SessionStore({ tasks: opened.makeTasks(), shell: opened.shell });
  visitor.start();
  session.start();
  await eventually(() => visitor.firstName === 'Ida' && session.isMember === true);
  opened.stores.set(VisitorStore, visitor);
  opened.stores.set(SessionStore, session);
  return opened;
};

/** Hydrates the markup of the server, which knows no shopper. Returns what React had to repair. */
const repairsOf = async (view: ReactNode, opened: OpenShop) => {
  const inShop = (shop: OpenShop): ReactNode => inEnvironment(<MemoryRouter>{view}</MemoryRouter>, environmentOf(shop));
  const container = document.createElement('div');
  container.innerHTML = renderToString(inShop(openShop()));
  document.body.append(container);
  const repairs: unknown[] = [];
  await act(async () => {
    hydrateRoot(container, inShop(opened), { onRecoverableError: (error) => void repairs.push(error) });
  });
  return { repairs, container };
};

afterEach(() => {
  document.body.replaceChildren();
  document.head.replaceChildren();
});

test('the account link that is hydrated after the first name is known starts as in the document, then shows the name', async () => {
  const { repairs, container } = await repairsOf(<AccountLink className="" />, await known());
  expect(repairs).toEqual([]);
  expect(container.textContent).toBe('Account · Ida');
});

test('RTE-36 a sign-in page that is hydrated after the member is known goes on to the account', async () => {
  const opened = await known();
  const { repairs } = await repairsOf(<SignInBody page="sign-in" />, opened);
  expect([repairs, opened.sent]).toEqual([[], ['replace /account']]);
});

test('RTE-36 a sign-in page that is hydrated after the guest is known starts as in the document, then shows the form', async () => {
  const opened = openShop();
  const session = new SessionStore({ tasks: opened.makeTasks(), shell: opened.shell });
  session.start();
  await eventually(() => session.isMember === false);
  opened.stores.set(SessionStore, session);
  const { repairs, container } = await repairsOf(<SignInBody page="sign-in" />, opened);
  expect([repairs, container.querySelectorAll('form').length]).toEqual([[], 1]);
});

test('the sign-in page links to the help that its document names, such as the demo accounts', async () => {
  const linksOf = async () => {
    const { container } = await repairsOf(<SignInBody page="sign-in" />, openShop());
    await eventually(() => container.querySelector('form') !== null);
    return [...container.querySelectorAll('a')].flatMap(({ pathname, textContent }) =>
      pathname.startsWith('/__') ? [`${textContent} ${pathname}`] : [],
    );
  };
  expect(await linksOf()).toEqual([]);
  document.head.innerHTML = '<link rel="help" href="/__accounts" title="Demo accounts">';
  expect(await linksOf()).toEqual(['Demo accounts /__accounts']);
});
