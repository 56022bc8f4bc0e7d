import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { subscriptionCalls } from '#core/profile/subscription-calls.ts';
import { law } from '#test/support/law.ts';

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
