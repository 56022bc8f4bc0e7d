import { either as E } from 'fp-ts';
import { describe, expect, test } from 'vitest';
import { GiftOptionCodec } from '#core/cart/gift-option.codec.ts';
import { decode } from '#core/kernel/decode.ts';
import { IdentityCodec, LoyaltyEnrollmentCodec, SourceCodec } from '#core/profile/profile.codec.ts';
import { SubscriptionCodec } from '#core/profile/subscription.codec.ts';
import { AssociateSessionCodec } from '#core/session/associate-session.codec.ts';
import { neverThrows, shape } from '#test/support/shape.ts';

const agreement = {
  type: 'Newsletter',
  channel: 'email',
  recipient: 'ida@example.com',
  category: 'news',
  country: 'US',
  region: 'us',
};
const optedIn = { ...agreement, optin: true, doubleOptin: false, optinDate: '2026-11-01' };
const optedOut = { ...agreement, optin: false, doubleOptin: false, optoutDate: '2026-11-02' };

describe('documents of an account', () => {
  shape('PRO-04 enrollments: type Loyalty, optin, doubleOptin, country', LoyaltyEnrollmentCodec, {
    full: { type: 'Loyalty', optin: true, doubleOptin: false, country: 'US' },
  });
  shape('ENT-04 identity: type, verified, expiryDate', IdentityCodec, {
    full: { type: 'WRANX', verified: true, expiryDate: '2027-01-01' },
    optional: ['expiryDate'],
  });
  test('ENT-04 the type of an identity is WRANX or IPA', () =>
    expect(['WRANX', 'IPA', 'wranx', ''].map((type) => IdentityCodec.is({ type, verified: true }))).toEqual([
      true,
      true,
      false,
      false,
    ]));
  shape('ENT-04 source: acquisitionType, campaignName', SourceCodec, {
    full: { acquisitionType: 'web', campaignName: 'autumn' },
  });
  shape(
    'ASC-02 ENT-20 associate session: storeId, storeName, storeEmployeeId, storeEmployeeName',
    AssociateSessionCodec,
    { full: { storeId: 's1', storeName: 'Denver', storeEmployeeId: 'e1', storeEmployeeName: 'Kim' } },
  );
  shape('ENT-15 giftOption: email, to, message', GiftOptionCodec, {
    full: { email: 'ida@example.com', to: 'Ida', message: '' },
  });

  test.each([
    ['in', optedIn],
    ['out', optedOut],
  ])(
    'ENT-06 subscription, opted %s: type, channel, optin, doubleOptin, recipient, category, country, region, and its one date',
    (_, full) => {
      expect(E.map(SubscriptionCodec.encode)(decode(SubscriptionCodec, full))).toEqual(E.right(full));
      for (const key of Object.keys(full))
        expect([
          key,
          decode(SubscriptionCodec, Object.fromEntries(Object.entries(full).filter(([name]) => name !== key)))._tag,
        ]).toEqual([key, 'Left']);
      expect(decode(SubscriptionCodec, { ...full, optin: !full.optin })._tag).toBe('Left');
    },
  );

  neverThrows('ENT-06 reading a subscription never throws, whatever comes', SubscriptionCodec, optedIn);
});
