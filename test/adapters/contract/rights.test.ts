import { describe, expect, test } from 'vitest';
import { allEndpoints } from '#adapters/contract/all-endpoints.ts';
import type { Access } from '#adapters/contract/endpoint.ts';
import { may, type actions } from '#core/session/rights.ts';

type Action = (typeof actions)[number];

/** The action that the endpoints of a group belong to; single endpoints have a row of their own. */
const actionsOf: { readonly [name: string]: Action } = {
  // PR-38: a guest has a profile with subscriptions.
  'account.profile': 'shop',
  profile: 'shop',
  subscriptions: 'shop',
  'subscriptions.notify': 'account',
  savedCards: 'account',
  'account.signOut': 'shop',
  addresses: 'account',
  security: 'account',
  'security.requestReset': 'shop',
  privacy: 'account',
  cart: 'shop',
  checkout: 'shop',
  promoCodes: 'shop',
  // Of an order that a guest placed or tracked; the history is that of an account.
  consumer: 'trackOrder',
  'consumer.purchaseHistory': 'account',
  favorites: 'favorites',
  savedItems: 'savedList',
  reviews: 'shop',
  recommendations: 'shop',
};

const rows = Object.entries<{ readonly [name: string]: { readonly access: Access } }>(allEndpoints).flatMap(
  ([group, operations]) =>
    Object.entries(operations).flatMap(([operation, { access }]) => {
      const name = `${group}.${operation}`;
      const action = actionsOf[name] ?? actionsOf[group];
      return action === undefined || access.length === 0 ? [] : [{ name, action, access }];
    }),
);

describe('AUTH-31 the access of an endpoint is what the rights of guests and members allow', () => {
  test('endpoints of every group are compared', () => {
    expect(rows.length).toBeGreaterThan(50);
  });

  test.each(rows)('$name: $action', ({ action, access }) => {
    const granted = (role: 'guest' | 'registered') => access.includes(role);
    expect([granted('guest'), granted('registered')]).toEqual([may(['guest'], action), may(['registered'], action)]);
  });
});
