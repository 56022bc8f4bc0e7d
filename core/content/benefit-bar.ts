/** Local storage key that records that the shopper closed a benefit bar (CNT-43). */
export const benefitBarKey = (id: string): string => `benefitBarClosed:${id}`;
