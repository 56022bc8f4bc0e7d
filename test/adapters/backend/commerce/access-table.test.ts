import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { account } from '#adapters/contract/account.ts';
import { consumer } from '#adapters/contract/order.ts';
import { privacy } from '#adapters/contract/privacy.ts';
import { profile } from '#adapters/contract/profile.ts';
import { security } from '#adapters/contract/security.ts';
import type { OrderWire } from '#adapters/contract/wire/order.codec.ts';
import { OPENING } from '#test/support/commerce/databases.ts';
import { checkOut, place } from '#test/support/commerce/guest-checkout.ts';
import { openSuiteShop, type Shop } from '#test/support/commerce/in-process-shop.ts';
import { makeMembers } from '#test/support/commerce/member.ts';
import { makeCaller, type Shopper } from '#test/support/commerce/shopper.ts';
import { takeVariant } from '#test/support/commerce/variants.ts';

type Caller = Pick<Shopper, 'call'>;

/** What an endpoint answers about an order of its owner, and about that of others: a status and an error id. */
type Row = {
  readonly name: string;
  readonly ask: (
    caller: Caller,
    order: OrderWire,
  ) => Promise<{ readonly status: number; readonly errorId: string | undefined }>;
  readonly none: string;
  readonly guest: string;
  readonly member: string;
  /** The order of the guest, asked for by another guest and by a member; that of the member, by another member. */
  readonly others: string;
};

const items = (order: OrderWire) => [{ itemId: order.items[0]?.id ?? '', qty: 1 }];

// The owner's order is placed, so that nothing of it can be returned.
const rows: readonly Row[] = [
  {
    name: 'API-055 purchase',
    ask: (caller, { orderId }) => caller.call(consumer.purchase, { params: { orderId } }),
    none: '401 AUT498',
    guest: '200',
    member: '200',
    others: '404 OHS4004',
  },
  {
    name: 'API-056 invoice',
    ask: (caller, { orderNumber }) =>
      caller.call(consumer.invoice, { query: { orderNumber }, body: { invoiceId: 'US-I-000001' } }),
    none: '401 AUT498',
    // The order has no invoice yet.
    guest: '404 OHS4004',
    member: '404 OHS4004',
    others: '404 OHS4004',
  },
  {
    name: 'API-057 purchasehistory',
    ask: (caller) => caller.call(consumer.purchaseHistory, { body: {} }),
    none: '401 AUT498',
    guest: '403 AUT440',
    member: '200',
    others: '',
  },
  {
    name: 'API-058 returnLabel',
    ask: (caller, order) =>
      caller.call(consumer.createReturn, {
        params: { orderId: order.orderId },
        body: { items: items(order).map((item) => ({ ...item, reason: 'other' as const })) },
      }),
    none: '401 AUT498',
    guest: '409 ORD409',
    member: '409 ORD409',
    others: '404 OHS4004',
  },
  {
    name: 'API-060 CancelOrder',
    ask: (caller, order) =>
      caller.call(consumer.cancelOrder, {
        query: { orderNumber: order.orderNumber },
        body: { items: items(order), reason: 'Too many' },
      }),
    none: '401 AUT498',
    guest: '200',
    member: '200',
    others: '404 OHS4004',
  },
];

describe('AUTH-32 who reaches an order', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openSuiteShop();
  }, OPENING);
  afterAll(() => shop.close(), OPENING);

  const buy = async (shopper: Shopper): Promise<OrderWire> =>
    (await place(shopper, await checkOut(shopper, await takeVariant(shop.database, 5)))).reply;
  const joined = async () => (await makeMembers(shop.commerce.fetch).join()).member;

  test.each(rows)('$name: a caller without a token, a guest, a member, and others', async (row) => {
    const answer = async (caller: Caller, order: OrderWire) => {
      const { status, errorId } = await row.ask(caller, order);
      return errorId === undefined ? String(status) : `${status} ${errorId}`;
    };
    const [guest, member] = [await shop.shopper(), await joined()];
    const [ofGuest, ofMember] = [await buy(guest), await buy(member)];
    const withoutToken: Caller = { call: makeCaller(shop.commerce.fetch, { siteId: 'nordkamm-us' }) };
    expect(await answer(withoutToken, ofGuest)).toBe(row.none);
    if (row.others !== '') {
      expect(await answer(await shop.shopper(), ofGuest)).toBe(row.others);
      expect(await answer(member, ofGuest)).toBe(row.others);
      expect(await answer(guest, ofMember)).toBe(row.others);
      expect(await answer(await joined(), ofMember)).toBe(row.others);
    }
    expect(await answer(guest, ofGuest)).toBe(row.guest);
    expect(await answer(member, ofMember)).toBe(row.member);
  });
});

/** What belongs to one member: the id of a sign-in and of a request for personal data. */
type Owned = { readonly signInId: string; readonly requestId: string };
type AccountRow = {
  readonly name: string;
  readonly ask: (caller: Caller, owned: Owned) => ReturnType<Row['ask']>;
  readonly guest: string;
  readonly member: string;
  /** A member about what belongs to another one; absent where nothing is named. */
  readonly other?: string;
};

const weak = { oldPassword: 'Wrong1Horse', newPassword: 'Short1' };

/** Without a token each answers 401 AUT498. */
const accountRows: readonly AccountRow[] = [
  { name: 'API-041 profile', ask: ({ call }) => call(account.profile), guest: '403 AUT440', member: '200' },
  {
    name: 'API-042 profile',
    ask: ({ call }) => call(profile.change, { body: {} }),
    guest: '403 AUT440',
    member: '200',
  },
  {
    name: 'API-005 changepassword',
    ask: ({ call }) => call(security.changePassword, { body: weak }),
    guest: '403 AUT440',
    member: '400 FE872',
  },
  {
    name: 'API-007 resetpassword',
    ask: ({ call }) => call(security.requestReset, { body: { email: 'eve@example.org', captchaToken: 'person' } }),
    guest: '204',
    member: '204',
  },
  { name: 'security', ask: ({ call }) => call(security.view), guest: '403 AUT440', member: '200' },
  {
    name: 'signins/{signInId}',
    ask: ({ call }, { signInId }) => call(security.endSignIn, { params: { signInId } }),
    guest: '403 AUT440',
    member: '204',
    other: '404 API404',
  },
  { name: 'signins', ask: ({ call }) => call(security.endOtherSignIns), guest: '403 AUT440', member: '204' },
  { name: 'verification', ask: ({ call }) => call(security.sendVerification), guest: '403 AUT440', member: '204' },
  {
    name: 'verification/confirm',
    ask: ({ call }) => call(security.verifyEmail, { body: { code: 'wrong' } }),
    guest: '403 AUT440',
    member: '400 AUT437',
  },
  { name: 'claimorders', ask: ({ call }) => call(security.claimOrders), guest: '403 AUT440', member: '403 AUT432' },
  {
    name: 'API-065 retrieveUserData',
    ask: ({ call }) => call(privacy.requestCopy, { body: { email: 'eve@example.org' } }),
    guest: '403 AUT440',
    member: '400 PRO400',
  },
  {
    name: 'userdata/{requestId}',
    ask: ({ call }, { requestId }) => call(privacy.copy, { params: { requestId } }),
    guest: '403 AUT440',
    member: '200',
    other: '404 API404',
  },
  { name: 'privacy', ask: ({ call }) => call(privacy.view), guest: '403 AUT440', member: '200' },
  {
    name: 'deleteaccount',
    ask: ({ call }) => call(privacy.deleteAccount, { body: { password: 'Wrong1Horse' } }),
    guest: '403 AUT440',
    member: '400 AUT450',
  },
];

describe('AUTH-18 AUTH-30 AUTH-31 AUTH-32 who reaches an account', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openSuiteShop();
  }, OPENING);
  afterAll(() => shop.close(), OPENING);

  test.each(accountRows)('$name: a caller without a token, a guest, a member, and another member', async (row) => {
    const members = makeMembers(shop.commerce.fetch);
    const ownedBy = async ({ email, member: { call } }: Awaited<ReturnType<typeof members.join>>): Promise<Owned> => {
      const { signIns } = (await call(security.view)).reply;
      const { requestId } = (await call(privacy.requestCopy, { body: { email } })).reply;
      return { signInId: signIns[0]?.id ?? '', requestId };
    };
    const [one, other] = [await members.join(), await members.join()];
    const owned = await ownedBy(one);
    const answer = async (caller: Caller) => {
      const { status, errorId } = await row.ask(caller, owned);
      return errorId === undefined ? String(status) : `${status} ${errorId}`;
    };
    expect(await answer({ call: makeCaller(shop.commerce.fetch, { siteId: 'nordkamm-us' }) })).toBe('401 AUT498');
    expect(await answer(await shop.shopper())).toBe(row.guest);
    if (row.other !== undefined) expect(await answer(other.member)).toBe(row.other);
    expect(await answer(one.member)).toBe(row.member);
  });
});
