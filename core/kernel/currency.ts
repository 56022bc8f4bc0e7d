/** ISO 4217 currencies of the sites with their number of decimals. */
const digits = { USD: 2, CAD: 2, GBP: 2, EUR: 2 } as const;

export type Currency = keyof typeof digits;

export const Currency = {
  all: Object.keys(digits) as readonly Currency[],
  is: (text: string): text is Currency => Object.hasOwn(digits, text),
  digits: (currency: Currency): number => digits[currency],
} as const;
