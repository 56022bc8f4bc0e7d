import { Amount } from '#core/kernel/amount.ts';
import type { Currency } from '#core/kernel/currency.ts';
import { formatMoney } from '#core/kernel/format-money.ts';
import { localShoeSize } from '#core/profile/shoe-sizes.ts';
import type { LocalText } from '#adapters/backend/commerce/kernel/database/tables/catalog.ts';
import type { StyleData } from './style.ts';
import { inEveryLocale, type LocalizedText } from './localized-text.ts';

type SizeData = {
  readonly code: string;
  /** How a sku ends. */
  readonly ending: string;
  readonly label: LocalText;
  /** Of a gift card: its price in whole units of each currency. */
  readonly amount?: number;
};

const same = (label: string): LocalText => inEveryLocale({ en: label, fr: label, de: label });

/** Label of products of a single size. */
export const oneSize: LocalizedText = { en: 'One size', fr: 'Taille unique', de: 'Einheitsgröße' };

/** A shoe size with its label in each system. Codes are European, since those have no halves. */
const shoe = (eu: string): SizeData => ({
  code: `eu${eu}`,
  ending: eu,
  label: inEveryLocale({ en: localShoeSize(eu, 'US'), gb: localShoeSize(eu, 'GB'), fr: eu, de: eu }),
});
/** A sock size for three European shoe sizes, with its label in each system. */
const sock = (eu: number): SizeData => {
  const last = eu + 2;
  const range = (country: string): string =>
    [eu, last].map((shoeSize) => localShoeSize(String(shoeSize), country)).join('–');
  return {
    code: `eu${eu}-${last}`,
    ending: String(eu),
    label: inEveryLocale({ en: range('US'), gb: range('GB'), fr: range('CA'), de: range('DE') }),
  };
};
const money = (units: number, currency: Currency, language: string): string =>
  formatMoney(Amount.of(units * 100), currency, language, 0);
/** An amount of a gift card, the same number in each currency. */
const amount = (units: number): SizeData => ({
  code: `amount-${units}`,
  ending: String(units),
  label: inEveryLocale({
    en: money(units, 'USD', 'en-US'),
    gb: money(units, 'GBP', 'en-GB'),
    fr: money(units, 'CAD', 'fr-CA'),
    de: money(units, 'EUR', 'de-DE'),
  }),
  amount: units,
});
const garment = (label: string): SizeData => ({ code: label.toLowerCase(), ending: label, label: same(label) });

export const sizeRuns: { readonly [run in StyleData['sizes']]: readonly SizeData[] } = {
  shoes: ['39', '40', '41', '42', '43', '44', '45', '46'].map(shoe),
  clothes: ['S', 'M', 'L', 'XL', 'XXL'].map(garment),
  one: [{ code: 'one', ending: 'OS', label: inEveryLocale(oneSize) }],
  amounts: [25, 50, 100, 150, 250, 500].map(amount),
  socks: [37, 40, 43].map(sock),
};
