import fc from 'fast-check';
import { either as E } from 'fp-ts';
import { describe, expect, test } from 'vitest';
import { newsletterForm, signUpMoves, signUpStates, smsForm } from '#core/profile/newsletter.ts';
import { subscriptionCalls } from '#core/profile/subscription-calls.ts';
import { Subscription } from '#core/profile/subscription.ts';
import { judgeForm } from '#core/validation/judge-form.ts';
import { law } from '#test/support/law.ts';

describe('newsletter', () => {
  test.each([
    [
      'nothing',
      {},
      [
        ['email', 'Enter an email like name@example.com'],
        ['policy', 'This field is required'],
      ],
    ],
    ['a@b with the box ticked', { email: 'a@b', policy: 'on' }, [['email', 'Email is not valid']]],
    ['no tick', { email: 'a@b.co' }, [['policy', 'This field is required']]],
    ['a@b.co with the box ticked', { email: ' a@b.co ', policy: 'on' }, []],
  ])('VAL-20 SUB-04 %s: %s', (_, typed, told) => {
    const judged = judgeForm(newsletterForm, typed, 'en-US');
    expect(E.isLeft(judged) ? judged.left.violations.map(({ field, message }) => [field, message]) : []).toEqual(told);
    if (E.isRight(judged)) expect(judged.right).toEqual({ email: 'a@b.co', policy: 'on' });
  });

  test.each([
    ['US', '2125551234', true],
    ['US', '', false],
    ['GB', '07911 123456', true],
    ['US', '+1 212 555 1234', true],
    ['US', '12', false],
  ])('SUB-07 in %s the number "%s" may get messages: %s', (country, phone, passes) =>
    expect(E.isRight(judgeForm(smsForm(country), { phone }, 'en-US'))).toBe(passes),
  );

  const moves = signUpStates.flatMap((from) => signUpStates.map((to) => [from, to] as const));
  const listed = [
    'idle>submitting',
    'submitting>success',
    'submitting>error',
    'success>submitting',
    'error>submitting',
  ];
  test.each(moves)('SUB-01 from %s to %s goes only what is listed', (from, to) => {
    if (listed.includes(`${from}>${to}`)) expect(signUpMoves.move(from, to)).toBe(to);
    else expect(() => signUpMoves.move(from, to)).toThrow(RangeError);
  });
});

const guest = { isSignedIn: false, hasEmail: false, hasPhone: false, hasEarlierRecipient: false };
const member = { ...guest, isSignedIn: true };

describe('PR-38 calls', () => {
  test.each([
    ['guest with e-mail', { ...guest, hasEmail: true }, ['createProfile', 'readProfile']],
    [
      'guest with both',
      { ...guest, hasEmail: true, hasPhone: true },
      ['createProfile', 'createSubscription', 'readProfile'],
    ],
    ['guest with phone', { ...guest, hasPhone: true }, ['updateProfile', 'createSubscription', 'readProfile']],
    [
      'guest with phone and an earlier recipient',
      { ...guest, hasPhone: true, hasEarlierRecipient: true },
      ['updateProfile', 'optOutEarlier', 'createSubscription', 'readProfile'],
    ],
    ['signed in with e-mail', { ...member, hasEmail: true }, ['createProfile', 'readProfile']],
    ['signed in with phone', { ...member, hasPhone: true }, ['updateProfile', 'updateSubscription', 'readProfile']],
    [
      'signed in with phone and an earlier recipient',
      { ...member, hasPhone: true, hasEarlierRecipient: true },
      ['updateProfile', 'updateSubscription', 'readProfile'],
    ],
    ['a guest with neither', guest, []],
    ['a member with neither', { ...member, hasEarlierRecipient: true }, []],
  ])('PR-38 SUB-06 SUB-07 %s: %j', (_, signUp, calls) => expect(subscriptionCalls(signUp)).toEqual(calls));

  const signUp = fc.record({
    isSignedIn: fc.boolean(),
    hasEmail: fc.boolean(),
    hasPhone: fc.boolean(),
    hasEarlierRecipient: fc.boolean(),
  });

  law('PR-38 SUB-08 whenever something is sent the profile is written first and read last', [signUp], (one) => {
    const calls = subscriptionCalls(one);
    expect(calls.length > 0).toBe(one.hasEmail || one.hasPhone);
    if (calls.length > 0)
      expect([calls[0], calls.at(-1)]).toEqual([one.hasEmail ? 'createProfile' : 'updateProfile', 'readProfile']);
    expect(new Set(calls).size).toBe(calls.length);
  });

  law(
    'SUB-10 only a guest’s earlier number is opted out, and right before the new one is opted in',
    [signUp],
    (one) => {
      const calls = subscriptionCalls(one);
      const at = calls.indexOf('optOutEarlier');
      expect(at !== -1).toBe(!one.isSignedIn && one.hasPhone && one.hasEarlierRecipient);
      if (at !== -1) expect(calls[at + 1]).toBe('createSubscription');
    },
  );
});

describe('a subscription', () => {
  const out: Subscription = {
    subscriptionId: 's1',
    type: 'Newsletter',
    channel: 'sms',
    recipient: '+14155552671',
    category: 'news',
    country: 'US',
    region: 'us',
    optin: false,
    doubleOptin: false,
    optoutDate: '2026-01-01',
  };

  test('SUB-09 SUB-12 toggling twice gives in, then out, with exactly one date each time', () => {
    const into = Subscription.optIn(out, '2026-02-02');
    const { optoutDate: _date, ...agreement } = out;
    expect(into).toEqual({ ...agreement, optin: true, doubleOptin: false, optinDate: '2026-02-02' });
    expect(Subscription.optOut(into, '2026-03-03')).toEqual({ ...out, optoutDate: '2026-03-03' });
  });

  test('SUB-09 what is in or out already keeps its date', () => {
    const into = Subscription.optIn(out, '2026-02-02');
    expect(Subscription.optIn(into, '2026-03-03')).toBe(into);
    expect(Subscription.optOut(out, '2026-03-03')).toBe(out);
  });

  test('SUB-11 a subscription without an id stays without', () => {
    const { subscriptionId: _id, ...nameless } = out;
    expect('subscriptionId' in Subscription.optIn(nameless, '2026-02-02')).toBe(false);
  });
});
