import { formatMoney } from '#core/kernel/format-money.ts';
import { freeShippingFrom } from '../commerce/modules/pricing/site-pricing.ts';
import { commerceSites, type CommerceSite } from '../commerce/kernel/sites.ts';
import { categoryContent } from './data/category-content.ts';
import { guidePages } from './data/guide-pages.ts';
import { helpPages } from './data/help-pages.ts';
import { homePage } from './data/home-page.ts';
import { footer, menu } from './data/navigation.ts';
import type { ContentPageData } from './data/page.ts';
import { popUps } from './data/pop-ups.ts';
import { servicePages } from './data/service-pages.ts';
import { storyPage } from './data/story-page.ts';
import { textIn, type LocalizedText } from './data/localized-text.ts';
import { filmContent, type FilmData } from './films.ts';
import { pictureOf } from './pictures.ts';

const isLocalizedText = (value: object): value is LocalizedText => 'en' in value && 'fr' in value;
const isPicture = (value: object): value is { readonly picture: string; readonly alt: LocalizedText } =>
  'picture' in value && typeof value.picture === 'string';

/** Replaces `{amount}` with the threshold of free standard delivery of a site (CHK-33). */
const filled = (text: unknown, { currency, language }: CommerceSite): unknown =>
  typeof text === 'string'
    ? text.replaceAll('{amount}', () => formatMoney(freeShippingFrom, currency, language, 0))
    : text;

const isFilm = (value: object): value is FilmData => 'film' in value && 'play' in value;

/** A document for one site: in its language, with sizes and colors of pictures and addresses of films. */
const inSite = (value: unknown, site: CommerceSite): unknown => {
  const { locale } = site;
  if (Array.isArray(value)) return value.map((part) => inSite(part, site));
  if (typeof value !== 'object' || value === null) return value;
  if (isLocalizedText(value)) return filled(textIn(value, locale), site);
  if (isPicture(value)) return { ...pictureOf(value.picture), alt: textIn(value.alt, locale) };
  if (isFilm(value)) return filmContent(value);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inSite(part, site)]));
};

const pageBody = ({ name, title, description, sections }: ContentPageData) => ({
  id: name,
  name,
  sections,
  seo: { title, description },
});

/** All documents of all sites. */
export const contentRows = () =>
  commerceSites.flatMap((site) => [
    ...[homePage, storyPage, ...helpPages, ...guidePages, ...servicePages].map((page) => ({
      siteId: site.siteId,
      kind: 'page',
      name: page.name,
      body: inSite(pageBody(page), site),
    })),
    ...Object.entries(categoryContent).map(([categoryId, body]) => ({
      siteId: site.siteId,
      kind: 'category',
      name: categoryId,
      body: inSite(body, site),
    })),
    { siteId: site.siteId, kind: 'menu', name: 'menu', body: inSite(menu, site) },
    { siteId: site.siteId, kind: 'popups', name: 'popups', body: inSite({ items: popUps }, site) },
    { siteId: site.siteId, kind: 'footer', name: 'footer', body: inSite(footer, site) },
  ]);
