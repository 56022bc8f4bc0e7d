import { expect, test } from 'vitest';
import { legalLinks } from '#core/site/legal-links.ts';

test('CNT-12 CNT-13 there are seven legal links, all below /help/', () => {
  expect(legalLinks).toEqual({
    brandTerms: '/help/terms/brand',
    loyaltyTerms: '/help/terms/loyalty',
    saleTerms: '/help/terms/sale',
    smsTerms: '/help/terms/sms',
    associateDiscountTerms: '/help/terms/associate-discount',
    privacy: '/help/privacy',
    returns: '/help/returns/how-to-return',
  });
  expect(Object.values(legalLinks).filter((path) => path.startsWith('/help/'))).toHaveLength(7);
});
