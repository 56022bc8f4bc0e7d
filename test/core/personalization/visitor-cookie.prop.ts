import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { VISITOR_COOKIE, visitorId } from '#core/personalization/visitor-cookie.ts';
import { law } from '#test/support/law.ts';

const fresh = '0190b0c2-5f4e-7c1d-9a3b-2f6d8e4c7a10';

describe('visitorId', () => {
  test('P13N-24 the cookie is p13nVisitorId, for a year', () =>
    expect(VISITOR_COOKIE).toEqual({ name: 'p13nVisitorId', maxAgeSeconds: 31_536_000 }));

  law(
    'P13N-24 ANL-15 there is no visitor id before consent, and after it the kept one stays',
    [fc.boolean(), fc.uuid()],
    (hasConsent, kept) => expect(visitorId({ hasConsent, kept, fresh })).toBe(hasConsent ? kept : undefined),
  );

  test.each([undefined, '', 'x', `${fresh}0`, `0${fresh}`, fresh.replaceAll('-', ''), fresh.replace('b', 'g')])(
    'P13N-24 what is no UUID, %s, gives way to a fresh one',
    (kept) => expect(visitorId({ hasConsent: true, fresh, ...(kept === undefined ? {} : { kept }) })).toBe(fresh),
  );
});
