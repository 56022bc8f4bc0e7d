import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { messagesIn } from '#adapters/web/messages-in.ts';
import { failurePage } from '#adapters/web/rendering/failure-page.ts';
import { pageLanguageOf, texts as paymentTexts } from '#adapters/backend/payments/texts.ts';
import { firstPromotions } from '#adapters/backend/commerce/kernel/database/migrations/0025-promotions.ts';
import { serviceTexts } from '#adapters/backend/commerce/kernel/messages/service-texts.ts';
import { locales, type LocaleName } from '#adapters/backend/commerce/kernel/sites.ts';
import { COLOR_NAMES } from '#test/tools/pictures/colorways/color-names.ts';
import { failureTextsOf } from '#core/failures/all-failure-texts.ts';

/** A text that a shopper reads in one locale, and its source. `by` is set for texts that a customer wrote. */
export type ShopperText = {
  readonly at: string;
  readonly locale: LocaleName;
  readonly text: string;
  readonly by?: string;
};

type Source = 'ui/messages' | 'core/failures' | 'backend/payments' | 'web/failure-page' | 'backend/commerce' | 'seed';

const seedFolder = new URL('../../../adapters/backend/seed/data/', import.meta.url);
const messagesFolder = join(import.meta.dirname, '../../../ui/messages');

/** Every string below a value; functions are called with an amount, as the service does. */
const leaves = (value: unknown, at: string): readonly (readonly [at: string, text: string])[] => {
  if (typeof value === 'string') return [[at, value]];
  if (typeof value === 'function') return leaves(value('$1'), at);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => leaves(part, `${at}.${key}`));
};

const inLocale = (locale: LocaleName, value: unknown, at: string): readonly ShopperText[] =>
  leaves(value, at).map(([place, text]) => ({ at: place, locale, text }));

const part = (value: object, key: string): unknown => Object.entries(value).find(([name]) => name === key)?.[1];

/**
 * Texts by language (`en`, `gb`, `fr`), by locale, or written by a customer in a `locale`; other values are searched
 * recursively.
 */
const seedTexts = (value: unknown, at: string): readonly ShopperText[] => {
  if (typeof value !== 'object' || value === null) return [];
  const written = part(value, 'locale');
  const by = part(value, 'by');
  if (typeof written === 'string' && typeof by === 'string') {
    return locales
      .filter((locale) => locale === written)
      .flatMap((locale) =>
        inLocale(locale, [part(value, 'title'), part(value, 'text')], at).map((text) => ({ ...text, by })),
      );
  }
  if ('en-us' in value) return locales.flatMap((locale) => inLocale(locale, part(value, locale), at));
  if ('en' in value || 'fr' in value) {
    const american = part(value, 'en');
    const all = [
      ...inLocale('en-us', american, at),
      ...inLocale('en-gb', part(value, 'gb') ?? american, at),
      ...inLocale('fr-ca', part(value, 'fr'), at),
    ];
    return at.includes('-translations') ? all.map((text) => ({ ...text, by: 'a customer' })) : all;
  }
  return Object.entries(value).flatMap(([key, one]) => seedTexts(one, `${at}/${key}`));
};

/** Every text of the shop and of its seed that a shopper can read, by locale. */
export const readShopperTexts = async (): Promise<readonly ShopperText[]> => {
  const named = (source: Source, make: (locale: LocaleName) => unknown): readonly ShopperText[] =>
    locales.flatMap((locale) => inLocale(locale, make(locale), source));
  const messages = locales.map((locale) =>
    inLocale(locale, messagesIn(join(messagesFolder, `${locale}.json`)), 'ui/messages'),
  );
  const seedFiles = (await readdir(seedFolder, { recursive: true })).filter((name) => name.endsWith('.ts'));
  const seed = await Promise.all(
    seedFiles.map(async (name) => seedTexts({ ...(await import(new URL(name, seedFolder).href)) }, `seed/${name}`)),
  );
  return [
    ...messages.flat(),
    ...named('core/failures', (locale) => failureTextsOf(locale)),
    ...named('backend/payments', (locale) => paymentTexts[pageLanguageOf(locale)]),
    ...named('backend/commerce', (locale) => serviceTexts[locale]),
    ...seedTexts(firstPromotions, 'backend/commerce/promotions'),
    ...named('web/failure-page', (locale) => failurePage({ address: `/${locale}`, correlationId: '' })),
    ...seedTexts(COLOR_NAMES, 'seed/color-names'),
    ...seed.flat(),
  ];
};

/** The visible part of a text: without markup and placeholders. */
export const plain = (text: string): string => text.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\{\w+\}/g, 'x');
