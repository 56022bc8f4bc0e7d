import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allEndpoints } from '#adapters/contract/all-endpoints.ts';
import { OPENING } from '#test/support/commerce/databases.ts';
import { openSuiteShop, type Shop } from '#test/support/commerce/in-process-shop.ts';
import { makeMembers } from '#test/support/commerce/member.ts';
import { makeCaller, type Shopper } from '#test/support/commerce/shopper.ts';
import { accountRows } from './access-account-rows.ts';
import type { Answers, Row } from './access-answers.ts';
import { makeOwned, type Owned } from './access-owned.ts';
import { shopRows } from './access-shop-rows.ts';

const accessRows = { ...accountRows, ...shopRows };

const namesOf = (groups: { readonly [group: string]: object }): readonly string[] =>
  Object.entries(groups).flatMap(([group, operations]) => Object.keys(operations).map((name) => `${group}.${name}`));

const rows = Object.entries<{ readonly [operation: string]: Row }>(accessRows).flatMap(([group, operations]) =>
  Object.entries(operations).map(([operation, row]) => ({ name: `${group}.${operation}`, row })),
);

describe('AUTH-18 AUTH-30 AUTH-31 AUTH-32 who reaches an endpoint', () => {
  let shop: Shop;
  let others: { readonly guest: Shopper; readonly member: Shopper };
  const join = () => makeMembers(shop.commerce.fetch).join();
  beforeAll(async () => {
    shop = await openSuiteShop();
    others = { guest: await shop.shopper(), member: (await join()).member };
  }, OPENING);
  afterAll(() => shop.close(), OPENING);

  test('the table has a row for each endpoint of the contract, and no other', () => {
    expect(namesOf(accessRows).toSorted()).toEqual(namesOf(allEndpoints).toSorted());
  });

  test.each(rows)(
    '$name: a caller without a token, a guest, another guest, a member, another member',
    async ({ row: { ask, needs, answers } }) => {
      const named = async (call: Shopper['call'], ...owned: readonly Owned[]): Promise<string> => {
        const replies = new Set<string>();
        for (const one of owned) {
          const { status, errorId } = await ask(call, one);
          replies.add(errorId === undefined ? String(status) : `${status} ${errorId}`);
        }
        return [...replies].join(', ');
      };
      // What names nothing of a shopper is asked by shoppers that the rows share.
      const guest = needs === undefined ? others.guest : await shop.shopper();
      const { member, email } = needs === undefined ? { member: others.member, email: '' } : await join();
      const ofGuest = await makeOwned(shop, { shopper: guest, email: '', isMember: false }, needs);
      const ofMember = await makeOwned(shop, { shopper: member, email, isMember: true }, needs);
      const isAlone = needs === 'alone';
      const ofOthers = isAlone ? [ofGuest] : [ofGuest, ofMember];
      const seen: Answers = {
        none: await named(makeCaller(shop.commerce.fetch, { siteId: 'nordkamm-us' }), ofGuest),
        otherGuest: await named((isAlone ? await shop.shopper() : others.guest).call, ...ofOthers),
        otherMember: await named((isAlone ? (await join()).member : others.member).call, ...ofOthers),
        guest: await named(guest.call, ofGuest),
        member: await named(member.call, ofMember),
      };
      expect(seen).toEqual(answers);
    },
  );
});
