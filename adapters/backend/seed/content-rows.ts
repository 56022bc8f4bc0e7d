import type { LocaleName } from '../commerce/localised.ts';
import { sites } from '../commerce/sites.ts';
import { categoryContent } from './data/category-content.ts';
import { helpPages } from './data/help-pages.ts';
import { homePage } from './data/home-page.ts';
import { footer, menu } from './data/navigation.ts';
import type { PageData } from './data/page.ts';
import { servicePages } from './data/service-pages.ts';
import { storyPage } from './data/story-page.ts';
import { wordsIn, type Words } from './data/words.ts';
import { playerOf, type FilmData } from './films.ts';
import { pictureOf } from './pictures.ts';

const isWords = (value: object): value is Words => 'en' in value && 'fr' in value;
const isPicture = (value: object): value is { readonly picture: string; readonly alt: Words } => 'picture' in value && typeof value.picture === 'string';

const isFilm = (value: object): value is FilmData => 'film' in value && 'play' in value;

/** A document in one language, with its pictures' sizes and colours and its films' addresses. */
const inLocale = (value: unknown, locale: LocaleName): unknown => {
  if (Array.isArray(value)) return value.map((part) => inLocale(part, locale));
  if (typeof value !== 'object' || value === null) return value;
  if (isWords(value)) return wordsIn(value, locale);
  if (isPicture(value)) return { ...pictureOf(value.picture), alt: wordsIn(value.alt, locale) };
  if (isFilm(value)) return playerOf(value);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inLocale(part, locale)]));
};

const pageBody = ({ name, title, description, sections }: PageData) => ({ id: name, name, sections, seo: { title, description } });

/** Every document of every site. */
export const contentRows = () =>
  sites.flatMap(({ siteId, locale }) => [
    ...[homePage, storyPage, ...helpPages, ...servicePages].map((page) => ({ site_id: siteId, kind: 'page', name: page.name, body: inLocale(pageBody(page), locale) })),
    ...Object.entries(categoryContent).map(([categoryId, body]) => ({ site_id: siteId, kind: 'category', name: categoryId, body: inLocale(body, locale) })),
    { site_id: siteId, kind: 'menu', name: 'menu', body: inLocale(menu, locale) },
    { site_id: siteId, kind: 'footer', name: 'footer', body: inLocale(footer, locale) },
  ]);
