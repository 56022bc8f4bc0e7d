import { languages, textLanguageOf, type Language } from '#core/kernel/language.ts';
import { translated } from '../translated.ts';
import type { CardField } from './card-rules.ts';
import english from './messages/en.json' with { type: 'json' };

/** A language of the core's texts, or American English, whose file overrides texts of `en.json`. */
export type PageLanguage = Language | 'en-US';
type PageTexts = typeof english & {
  readonly labels: Readonly<Record<CardField, string>>;
  readonly problems: Readonly<Record<CardField, string>>;
};

/** The language for a `lang` parameter or an `Accept-Language` header; British English for an unsupported one. */
export const pageLanguageOf = (wanted = ''): PageLanguage => {
  const [first = ''] = wanted.split(/[,;]/);
  return /^en-us$/i.test(first) ? 'en-US' : textLanguageOf(first);
};

const load = async (language: PageLanguage): Promise<PageTexts> => {
  const file = `messages/${language.toLowerCase()}.json`;
  const { default: texts }: { readonly default: unknown } = await import(new URL(file, import.meta.url).href, {
    with: { type: 'json' },
  });
  return translated(english, { texts, file, isOverlay: language === 'en-US' });
};

function byLanguage<Texts>(entries: readonly (readonly [PageLanguage, Texts])[]): Readonly<Record<PageLanguage, Texts>>;
function byLanguage(entries: readonly (readonly [string, unknown])[]): object {
  return Object.fromEntries(entries);
}

/** Texts of the pages by language, from `messages/`. A missing file or text stops the start. */
export const texts = byLanguage(
  await Promise.all(
    ([...languages, 'en-US'] as const).map(async (language) => [language, await load(language)] as const),
  ),
);

/**
 * The error text of a refused field. `number` is the entered card number: an empty one has its own text (PAY-17).
 */
export const problemOf = (field: CardField, number: string, language: PageLanguage): string =>
  field === 'number' && number === '' ? texts[language].noNumber : texts[language].problems[field];
