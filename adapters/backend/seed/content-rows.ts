import { Amount } from '#core/kernel/amount.ts';
import { formatMoney } from '#core/kernel/format-money.ts';
import { freeShippingFrom } from '../commerce/modules/pricing/site-pricing.ts';
import type { ContentKind } from '../commerce/kernel/database/tables/content.ts';
import { commerceSites, type CommerceSite } from '../commerce/kernel/sites.ts';
import { categoryContent } from './data/category-content.ts';
import { movedPages } from './data/moved-pages.ts';
import { footer, menu } from './data/navigation.ts';
import type { ContentPageData } from './data/page.ts';
import { contentPages } from './data/pages/all-pages.ts';
import { popUps } from './data/pop-ups.ts';
import { productContent } from './data/product-content.ts';
import { textIn, type LocalizedText } from './data/localized-text.ts';
import { filmContent, type FilmData } from './films.ts';
import { pictureOf } from './pictures.ts';

const isLocalizedText = (value: object): value is LocalizedText => 'en' in value && 'fr' in value;
const isPicture = (value: object): value is { readonly picture: string; readonly alt: LocalizedText } =>
  'picture' in value && typeof value.picture === 'string';

/**
 * Replaces `{amount}` with the threshold of free standard delivery of a site (CHK-33), and a number such as `{50}` with
 * that many units of its currency.
 */
const filled = (text: unknown, { currency, language }: CommerceSite): unknown => {
  const money = (amount: Amount): string => formatMoney(amount, currency, language, 0);
  return typeof text === 'string'
    ? text
        .replaceAll('{amount}', () => money(freeShippingFrom))
        .replaceAll(/\{(\d+)\}/g, (_, units: string) => money(Amount.of(Number(units) * 100)))
    : text;
};

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

const pageBody = ({ name, title, description, sections, listsChildren }: ContentPageData) => ({
  id: name,
  name,
  sections,
  ...(listsChildren === undefined ? {} : { listsChildren }),
  seo: { title, description },
});

/** Content of products is no page: it has no title. */
const noText: LocalizedText = { en: '', fr: '', de: '' };

/** The head of an article in the language of a site (ART-03). */
const articleIn = ({ article, title }: ContentPageData, { locale }: CommerceSite) => {
  if (article === undefined) return {};
  const { picture, caption, topics, date, ...texts } = article;
  const { name, ...size } = pictureOf(picture.picture);
  return {
    article: {
      title: textIn(title, locale),
      subtitle: textIn(texts.subtitle, locale),
      eyebrow: textIn(texts.eyebrow, locale),
      byline: textIn(texts.byline, locale),
      date,
      hidePageDate: false,
      picture: { ...size, url: `/images/${name}`, alt: textIn(picture.alt, locale), caption: textIn(caption, locale) },
      tags: topics.map(({ id, label }) => ({ id, label: textIn(label, locale) })),
    },
  };
};

type ContentRow = {
  readonly siteId: string;
  readonly kind: ContentKind;
  readonly name: string;
  readonly body: unknown;
};

/** All documents of all sites. */
export const contentRows = (): readonly ContentRow[] =>
  commerceSites.flatMap((site): readonly ContentRow[] => [
    ...contentPages.map((page) => ({
      siteId: site.siteId,
      kind: 'page' as const,
      name: page.name,
      body: { ...Object(inSite(pageBody(page), site)), ...articleIn(page, site) },
    })),
    ...Object.entries(productContent).map(([styleId, sections]) => ({
      siteId: site.siteId,
      kind: 'page' as const,
      name: `product/${styleId}`,
      body: inSite(pageBody({ name: `product/${styleId}`, title: noText, description: noText, sections }), site),
    })),
    ...Object.entries(categoryContent).map(([categoryId, body]) => ({
      siteId: site.siteId,
      kind: 'category' as const,
      name: categoryId,
      body: inSite(body, site),
    })),
    { siteId: site.siteId, kind: 'menu', name: 'menu', body: inSite(menu, site) },
    { siteId: site.siteId, kind: 'popups', name: 'popups', body: inSite({ items: popUps }, site) },
    { siteId: site.siteId, kind: 'footer', name: 'footer', body: inSite(footer, site) },
  ]);

/** The permanent redirects of all sites. */
export const redirectRows = () =>
  commerceSites.flatMap(({ siteId }) =>
    movedPages.map(({ from, to }) => ({ siteId, fromPath: from, toAddress: to, status: 301 })),
  );
