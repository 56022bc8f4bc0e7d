import { describe, expect, test } from 'vitest';
import { isSignUpMove, newsletterForm } from '#core/profile/newsletter.ts';
import { validateForm } from '#core/validation/validate-form.ts';
import { ruleTextsOf } from '#core/validation/all-rule-texts.ts';
import { apiRefusal } from '#core/testing/faults.ts';
import { failureOf, run } from '#test/support/run.ts';
import { buildStorefront } from '#test/support/storefront.ts';

const person = { firstName: 'Ida', lastName: 'Berg', email: 'ida@example.org', password: 'Correct1Horse' };
const email = 'ida@example.org';
const phone = '6175550100';
const earlier = '+16175550199';
const letters = ['requestNewsletter', 'savePhone', 'optOutNumber', 'createNumber', 'optInNumber', 'readSubscriptions'];

const shopOf = async (isMember: boolean) => {
  const built = buildStorefront();
  if (isMember) await run(built.shop.account.signUp(person));
  const calls = () => built.fakes.faults.log.filter((call) => letters.includes(call));
  return { ...built, calls };
};
const opted = async (shop: Awaited<ReturnType<typeof shopOf>>): Promise<number> => {
  await run(shop.fakes.subscriptions.changeNumber({ key: 'earlier', phone: earlier, isIn: true }));
  return shop.calls().length;
};

describe('PR-38 API-133 the calls of a subscription', () => {
  test.each([
    ['guest', { email, policy: 'on' }, false, ['requestNewsletter']],
    ['guest', { email, policy: 'on', phone }, false, ['requestNewsletter', 'createNumber']],
    ['guest', { phone }, false, ['savePhone', 'createNumber']],
    ['guest', { phone }, true, ['savePhone', 'optOutNumber', 'createNumber']],
    ['member', { email, policy: 'on' }, false, ['requestNewsletter']],
    ['member', { phone }, false, ['savePhone', 'optInNumber']],
    ['member', { phone }, true, ['savePhone', 'optInNumber']],
  ] as const)(
    'SUB-06 SUB-07 SUB-08 SUB-10 %s, %j, earlier number %s: %j, then the profile is read',
    async (who, typed, hasEarlier, expected) => {
      const shop = await shopOf(who === 'member');
      const before = hasEarlier ? await opted(shop) : shop.calls().length;
      await run(shop.shop.subscriptions.subscribe({ ...typed, ...(hasEarlier && { earlier }) }));
      expect(shop.calls().slice(before)).toEqual([...expected, 'readSubscriptions']);
    },
  );

  test('without e-mail and phone nothing is called, and the form has an error', async () => {
    const { shop, calls } = await shopOf(false);
    const failure = await failureOf(shop.subscriptions.subscribe({}));
    expect([failure._tag, calls()]).toEqual(['InvalidInput', []]);
  });

  test('SUB-13 a failed opt-out of the earlier number stops the new opt-in', async () => {
    const shop = await shopOf(false);
    const before = await opted(shop);
    shop.fakes.faults.failNext('optOutNumber', apiRefusal('GEN500', 500));
    expect(await failureOf(shop.shop.subscriptions.subscribe({ phone, earlier }))).toMatchObject({ errorId: 'GEN500' });
    expect(shop.calls().slice(before)).toEqual(['savePhone', 'optOutNumber']);
  });
});

test('SUB-01 a form is idle, is sent, succeeds or fails, and may be sent again', () => {
  const states = ['idle', 'submitting', 'success', 'error'] as const;
  const moves = states.flatMap((from) => states.filter((to) => isSignUpMove(from, to)).map((to) => `${from}>${to}`));
  expect(moves).toEqual([
    'idle>submitting',
    'submitting>success',
    'submitting>error',
    'success>submitting',
    'error>submitting',
  ]);
});

test.each([
  [{ email: '', policy: 'on' }, 'email'],
  [{ email: 'a@b', policy: 'on' }, 'email'],
  [{ email: 'a@b.co', policy: '' }, 'policy'],
  [{ email: 'a@b.co', policy: 'on' }, undefined],
])('SUB-04 VAL-20 %j: the invalid field is %s', (typed, field) => {
  const result = validateForm(newsletterForm, typed, ruleTextsOf('en'));
  expect(result._tag === 'Left' ? result.left.violations[0]?.field : undefined).toBe(field);
});
