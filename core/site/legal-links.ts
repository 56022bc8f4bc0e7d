/** Paths of legal texts, without locale (CNT-12, CNT-13). */
export const legalLinks = {
  brandTerms: '/help/terms/brand',
  loyaltyTerms: '/help/terms/loyalty',
  saleTerms: '/help/terms/sale',
  smsTerms: '/help/terms/sms',
  associateDiscountTerms: '/help/terms/associate-discount',
  privacy: '/help/privacy',
  returns: '/help/returns/how-to-return',
} as const;
