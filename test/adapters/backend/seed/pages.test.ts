import { describe, expect, test } from 'vitest';
import { siteOf } from '#adapters/backend/commerce/kernel/sites.ts';
import { priceRanges } from '#adapters/backend/commerce/modules/catalog/catalog-terms.ts';
import { allStyles } from '#adapters/backend/seed/data/all-styles.ts';
import { categories, withAncestors } from '#adapters/backend/seed/data/categories.ts';
import { articles } from '#adapters/backend/seed/data/articles/all-articles.ts';
import { footer, urlOfCategory } from '#adapters/backend/seed/data/navigation.ts';
import { movedPages } from '#adapters/backend/seed/data/moved-pages.ts';
import { contentPages } from '#adapters/backend/seed/data/pages/all-pages.ts';
import { sizeLists } from '#adapters/backend/seed/data/size-lists.ts';
import { seedStores } from '#adapters/backend/seed/data/stores.ts';
import {
  firstPromoCodes,
  firstPromotions,
} from '#adapters/backend/commerce/kernel/database/migrations/0025-promotions.ts';
import { categoryContent } from '#adapters/backend/seed/data/category-content.ts';
import { productContent } from '#adapters/backend/seed/data/product-content.ts';
import { textIn, type LocalizedText } from '#adapters/backend/seed/data/localized-text.ts';
import { commerceSites } from '#adapters/backend/commerce/kernel/sites.ts';
import { GIFT_CARD_PATH, WITHDRAWAL_PATH } from '#core/site/service-paths.ts';
import { blockCodecs } from '#core/content/blocks/codecs.ts';
import { pageNames, standalonePages } from '#core/content/page.ts';
import { legalLinks } from '#core/site/legal-links.ts';
import pictures from '#adapters/backend/seed/media/pictures.json' with { type: 'json' };
import { phoneText } from '#core/profile/phone-text.ts';
import { wordsIn } from './words-in.ts';

const names = contentPages.map(({ name }) => name);

/** Pages that the shop itself makes, and what opens its dialogs. */
const own = [
  '/',
  '/order-status',
  '/contact-us',
  '/newsletter',
  '/gift-cards',
  '/store-locator',
  '/warranty',
  '/search',
  '/location-selector',
  '/favorites',
];

/** Pages of one shopper, to which the site map leads as well. */
const personal = ['/account', '/account/orders', '/cart', '/returns', '/sign-in', '/sign-up'];
const known: ReadonlySet<string> = new Set([
  ...own,
  ...personal,
  WITHDRAWAL_PATH,
  ...names.map((name) => `/${name}`),
  ...categories.map(({ id }) => urlOfCategory(id)),
  ...allStyles.flatMap(({ id, colors }) => colors.map(({ code }) => `/p/${id}${code}`)),
  ...seedStores.map(({ id }) => `/store-locator/${id}`),
]);

/** All paths in a value: addresses of links and targets, also by language, and those in texts. */
const pathsIn = (value: unknown): readonly string[] =>
  [...JSON.stringify(value).matchAll(/(?:href=\\"|"(?:url|en|gb|fr|de)":")(\/[^"\\?#]*)/g)].map(
    ([, path = '']) => path,
  );

describe('pages of the seed', () => {
  test('have a name each, and ids of blocks that are unique in a page', () => {
    expect(new Set(names).size).toBe(names.length);
    for (const { name, sections } of contentPages) {
      const ids = sections.flatMap(({ items }) => items.map(({ id }) => id));
      expect([name, new Set(ids).size]).toEqual([name, ids.length]);
    }
  });

  test('RTE-39 RTE-49 exist for all sixteen names', () =>
    expect(pageNames.filter((name) => !names.includes(name))).toEqual([]));

  test('CNT-12 CNT-13 exist for all legal links', () =>
    expect(Object.values(legalLinks).filter((path) => !known.has(path))).toEqual([]));

  test('link to pages and categories that exist', () => {
    const paths = contentPages.flatMap(({ name, sections }) => pathsIn(sections).map((path) => ({ name, path })));
    expect(paths.length).toBeGreaterThan(100);
    expect(paths.filter(({ path }) => !known.has(path))).toEqual([]);
    expect(pathsIn(footer).filter((path) => !known.has(path))).toEqual([]);
  });

  test.each(commerceSites)('are on the site map of $siteId once each, with categories and stores', (site) => {
    const parts: ReadonlySet<string> = new Set(
      pageNames.filter((name) => !standalonePages.some((one) => one === name)),
    );
    const isShown = (name: string): boolean =>
      !parts.has(name) && !name.startsWith('fragment/') && name !== 'home' && name !== 'help/site-map';
    const map = contentPages.find(({ name }) => name === 'help/site-map');
    const texts = [...JSON.stringify(map?.sections).matchAll(/"html":(\{.*?\})/g)].map(([, words = '']) => {
      const localized: LocalizedText = JSON.parse(words);
      return textIn(localized, site.locale);
    });
    const links = texts.flatMap((text) => [...text.matchAll(/href="([^"]+)"/g)].map(([, path = '']) => path));
    expect(links.toSorted()).toEqual(
      [
        ...own,
        ...personal,
        GIFT_CARD_PATH,
        ...(site.withdrawalDays === undefined ? [] : [WITHDRAWAL_PATH]),
        ...names.filter(isShown).map((name) => `/${name}`),
        ...categories.map(({ id }) => urlOfCategory(id)),
        ...seedStores.filter((store) => store.site === site.siteId).map(({ id }) => `/store-locator/${id}`),
      ].toSorted(),
    );
  });

  test('link to offers from the footer, and to the pages of two stores from the locator', () => {
    expect(pathsIn(footer)).toContain('/promotions');
    const locator = contentPages.find(({ name }) => name === 'store-locator');
    expect(pathsIn(locator?.sections)).toEqual(expect.arrayContaining(['/basecamp', '/westend']));
  });

  test('have moved to pages that exist, from addresses without one', () => {
    expect(movedPages.filter(({ from, to }) => known.has(from) || !known.has(to))).toEqual([]);
  });

  test('VID-04 say in a text what each film shows: its own, or the block after it', () => {
    const films = contentPages.flatMap(({ name, sections }) =>
      sections.flatMap(({ items }) =>
        items.flatMap((item, place) => {
          const isFilm = item.type === 'video' || item.type === 'video-player';
          return isFilm ? [{ name, item, next: items[place + 1] }] : [];
        }),
      ),
    );
    expect(films.length).toBeGreaterThan(2);
    expect(
      films
        .filter(({ item, next }) => !('text' in item && item.text !== undefined) && next?.type !== 'rich-text')
        .map(({ name }) => name),
    ).toEqual([]);
  });

  test('CNT-02 have every type of block, as do the documents of categories and products', () => {
    const typesIn = (value: unknown): readonly string[] =>
      [...JSON.stringify(value).matchAll(/"type":"([a-z-]+)"/g)].map(([, type = '']) => type);
    const placed = new Set(typesIn([contentPages, categoryContent, productContent]));
    expect(Object.keys(blockCodecs).filter((type) => !placed.has(type))).toEqual([]);
  });

  test('CNT-47 CNT-72 have no promo bar, and at most one form of the newsletter: the frame of every page has both', () => {
    const counts = contentPages.map(({ name, sections }) => {
      const types = sections.flatMap(({ items }) => items.map(({ type }) => type));
      return {
        name,
        bars: types.filter((type) => type === 'promo-bar').length,
        forms: types.filter((type) => type === 'newsletter-form').length,
      };
    });
    expect(counts.filter(({ bars, forms }) => bars > 0 || forms > 1)).toEqual([]);
  });

  test('have pictures that exist', () => {
    const rendered = new Set(pictures.map(({ name }) => name));
    const used = [...JSON.stringify(contentPages).matchAll(/"picture":"([^"]+)"/g)].map(([, name = '']) => name);
    expect(used.length).toBeGreaterThan(30);
    expect(used.filter((name) => !rendered.has(name))).toEqual([]);
  });
});

describe('the page of offers', () => {
  const text = JSON.stringify(contentPages.find(({ name }) => name === 'promotions'));
  const ended = firstPromotions.filter(({ endsAt }) => endsAt !== 'infinity').map(({ promotionId }) => promotionId);

  test('RTE-39 names every code that is on, and none that has ended', () => {
    const named = firstPromoCodes.filter(({ code }) => text.includes(code)).map(({ code }) => code);
    const isOn = ({ promotionId }: (typeof firstPromoCodes)[number]): boolean =>
      !ended.some((one) => one === promotionId);
    expect(ended.length).toBeGreaterThan(0);
    expect(named).toEqual(firstPromoCodes.filter(isOn).map(({ code }) => code));
  });

  test('RTE-39 says how much each promotion takes off', () => {
    const amounts = firstPromotions.flatMap(({ endsAt, parameters }) =>
      endsAt !== 'infinity'
        ? []
        : 'amount' in parameters
          ? [`{${parameters.amount / 100}} off {${parameters.minimum / 100}}`]
          : [`${parameters.partsPerMillion / 10_000}% off`],
    );
    expect(amounts.length).toBeGreaterThan(4);
    expect(amounts.filter((amount) => !text.includes(amount))).toEqual([]);
  });

  /** Expects the paragraph about a code to match in every language. */
  const expectSaid = (code: string, wanted: (language: string) => RegExp): void => {
    const own = [...text.matchAll(new RegExp(`"(\\w\\w)":"(?:<h3>[^"]*</h3>)?<p>([^"]*<strong>${code}<[^"]*)"`, 'g'))];
    expect(own.map(([, language]) => language).toSorted()).toEqual(['de', 'en', 'fr', 'gb']);
    for (const [, language = '', words = ''] of own) expect(words).toMatch(wanted(language));
  };

  /** How texts say that a code works once for each account and email address. */
  const onceEach = (language: string): RegExp =>
    ['en', 'gb'].includes(language) ? /once per account and email address/ : /adresse/i;

  test('RTE-39 PRM175 a code that works once for each shopper says so, in its name and on the page', () => {
    const once = firstPromoCodes.filter(({ usesEach }) => usesEach === 1);
    expect(once.length).toBeGreaterThan(0);
    for (const { code, promotionId } of once) {
      const names = firstPromotions.flatMap((row) =>
        row.promotionId === promotionId ? Object.entries(row.texts) : [],
      );
      expect(names.length).toBeGreaterThan(0);
      for (const [language, { name }] of names) expect(name).toMatch(onceEach(language));
      expectSaid(code, onceEach);
    }
  });

  test('RTE-39 PRM150 a code with a minimum says which discounts count before it', () => {
    const least = firstPromoCodes.filter(({ promotionId }) =>
      firstPromotions.some((row) => row.promotionId === promotionId && 'minimum' in row.parameters),
    );
    expect(least.length).toBeGreaterThan(0);
    for (const { code } of least)
      expectSaid(code, (language) =>
        ['en', 'gb'].includes(language)
          ? /Discounts without a code come off first: .* Other codes do not lower this amount/
          : /\{150\}/,
      );
  });
});

test.each([
  ['help/delivery', ['en', 'gb']],
  ['promotions', ['en']],
])('CHK-33 %s says once that the threshold of free delivery counts after discounts', (name, languages) => {
  const text = JSON.stringify(contentPages.find((page) => page.name === name));
  const said = [...text.matchAll(/"(\w\w)":"[^"]*after all discounts and promo codes/g)];
  expect(said.map(([, language]) => language)).toEqual(languages);
});

describe('the page of sizes', () => {
  test('has no range of lengths that a line can break in', () => {
    const ranges = [...JSON.stringify(sizeLists).matchAll(/\d\u2060?–\u2060?[\d.,]+\u00a0(?:cm|in)/g)].map(
      ([range]) => range,
    );
    expect(ranges.length).toBeGreaterThan(20);
    expect(ranges.filter((range) => !/\d\u2060–\u2060\d/.test(range))).toEqual([]);
  });
});

describe('the pages of two stores', () => {
  const linked = (name: string): readonly string[] =>
    pathsIn(contentPages.find((page) => page.name === name)).flatMap((path) =>
      path.startsWith('/store-locator/') ? [path.slice('/store-locator/'.length)] : [],
    );

  test.each(['basecamp', 'westend'])(
    'RTE-39 %s names a store of each site, with its address, a link that calls it, and its hours',
    (name) => {
      const stores = seedStores.filter(({ id }) => linked(name).includes(id));
      const text = JSON.stringify(contentPages.find((page) => page.name === name));
      expect(stores.map(({ site }) => site)).toEqual(['nordkamm-us', 'nordkamm-ca', 'nordkamm-gb']);
      for (const { site, street, city, state, postalCode, phone, hours } of stores) {
        const shown = phoneText(phone, siteOf(site)?.country ?? '').replaceAll(' ', '\u00a0');
        const link = JSON.stringify(`<br><a href="tel:${phone.replaceAll(' ', '')}">${shown}</a>`).slice(1, -1);
        const parts = [street, city, state ?? '', postalCode, link];
        expect(parts.filter((part) => !text.includes(part))).toEqual([]);
        expect(hours).toEqual(['11:00-18:00', '10:00-20:00', '10:00-20:00', '10:00-20:00']);
      }
      expect(text).toContain('Monday to Saturday 10 a.m. to 8 p.m.<br>Sunday 11 a.m. to 6 p.m.');
    },
  );
});

describe('the gift guide', () => {
  const guide = JSON.stringify(contentPages.find(({ name }) => name === 'guides/gifts'));
  const linked = [...guide.matchAll(/filter\.price=([0-9]+-[0-9]*)/g)].map(([, id]) => id);

  test('PLP-03 links to every price range of the lists, and has gifts in each on every site', () => {
    const gifts = allStyles.filter((style) => withAncestors(style.categories).includes('8000'));
    expect(linked).toEqual(priceRanges.map(({ id }) => id));
    for (const { id, from, to = Infinity } of priceRanges)
      for (const currency of ['usd', 'cad', 'gbp'] as const) {
        const found = gifts.filter(({ offer }) => offer.price[currency] >= from && offer.price[currency] < to);
        expect([id, currency, found.length > 0]).toEqual([id, currency, true]);
      }
  });
});

describe('returns of gifts', () => {
  const pageOf = (name: string): string => JSON.stringify(contentPages.find((page) => page.name === name));
  const way = '/help/returns/how-to-return#return-a-gift';

  test.each(['en', 'fr', 'de'] as const)(
    'the page that says how names the number of the receipt, the store, the message to us and who gets the refund: %s',
    (language) => {
      const page = contentPages.find(({ name }) => name === 'help/returns/how-to-return');
      const text = wordsIn(page?.sections)
        .map(({ words }) => ({ en: '', fr: '', de: '', ...words })[language])
        .find((words) => words.includes('G-'));
      for (const path of ['/store-locator', '/contact-us']) expect(text).toContain(`href="${path}"`);
      if (language === 'en') expect(text).toContain('The refund goes to the person who paid');
    },
  );

  test('the gift guide and the page of returns link to it', () => {
    expect([pageOf('guides/gifts').includes(way), pageOf('help/returns').includes(way)]).toEqual([true, true]);
    expect(pageOf('help/returns/how-to-return')).toContain('{"id":"return-a-gift","type":"anchor"}');
  });
});

describe('articles of the seed', () => {
  test('ART-01 ART-03 are at least twelve, each with a day, one to three topics and a picture of its own', () => {
    const heads = articles.flatMap(({ article }) => (article === undefined ? [] : [article]));
    expect(heads.length).toBeGreaterThanOrEqual(12);
    expect(heads).toHaveLength(articles.length);
    expect(new Set(heads.map(({ picture }) => picture.picture)).size).toBe(heads.length);
    expect(new Set(heads.map(({ date }) => date)).size).toBe(heads.length);
    for (const { date, topics } of heads) {
      expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(topics.length).toBeGreaterThanOrEqual(1);
      expect(topics.length).toBeLessThanOrEqual(3);
    }
  });

  test('the winter article shows no down among the goods for walking: it says to wear down when you stop', () => {
    const article = JSON.stringify(articles.find(({ name }) => name === 'articles/first-winter-hike'));
    const [, categoryId = ''] = /"id":"winter-layers".*?"categoryId":"(\d+)"/.exec(article) ?? [];
    const shown = allStyles.filter((style) => withAncestors(style.categories).includes(categoryId));
    expect(shown.length).toBeGreaterThan(1);
    expect(shown.filter((style) => withAncestors(style.categories).includes('2110')).map(({ id }) => id)).toEqual([]);
  });

  test('have 225 to 450 words in every language', () => {
    for (const { name, sections } of articles)
      for (const language of ['en', 'fr', 'de'] as const) {
        const text = wordsIn(sections)
          .map(({ words }) => ({ en: '', fr: '', de: '', ...words })[language])
          .join(' ');
        const count = text
          .replaceAll(/<[^>]*>/g, ' ')
          .split(/\s+/)
          .filter((word) => word !== '').length;
        expect([name, language, count >= 225 && count <= 450]).toEqual([name, language, true]);
      }
  });
});
