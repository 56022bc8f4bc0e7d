import * as t from 'io-ts';
import { describe, expect, test } from 'vitest';
import { isProductId, isStyleId } from '#core/catalog/product-id.ts';
import { parseRoute } from '#core/site/route-address.ts';
import { contentRows } from '#adapters/backend/seed/content-rows.ts';
import { allStyles } from '#adapters/backend/seed/data/all-styles.ts';
import { categories, childrenOf, lineOf, outlet, withAncestors } from '#adapters/backend/seed/data/categories.ts';
import { menu } from '#adapters/backend/seed/data/navigation.ts';
import { chartOfType, inInches, sizeCharts } from '#adapters/backend/seed/data/size-charts.ts';
import { sizeRuns } from '#adapters/backend/seed/data/sizes.ts';
import { scarce } from '#adapters/backend/seed/data/stock.ts';
import { picturesOf } from '#adapters/backend/seed/pictures.ts';
import { decoded } from '#test/support/decoded.ts';
import pictures from '#adapters/backend/seed/media/pictures.json' with { type: 'json' };
import swatches from '#adapters/backend/seed/media/swatches.json' with { type: 'json' };

describe('styles', () => {
  test('there are twenty-six, a gift card and one that is made to order, and each has a valid id and valid colors (RTE-06, RTE-08, PDP-03)', () => {
    expect(allStyles.length).toBe(28);
    expect(new Set(allStyles.map(({ id }) => id)).size).toBe(28);
    for (const { id, colors } of allStyles) {
      expect([
        id,
        isStyleId(id),
        colors.every(({ code }) => /^[A-Z0-9]{1,3}$/.test(code) && isProductId(id + code)),
      ]).toEqual([id, true, true]);
    }
  });

  const products = [...new Set(allStyles.flatMap(({ id, colors }) => colors.map(({ code }) => id + code)))];
  const versioned = new Map(pictures.map(({ name, version }) => [name, `${name}.${version}`]));
  const rendered = new Set(versioned.values());

  test('every style and color has pictures of its own, and every drawn color is sold', () => {
    expect(
      products.flatMap((id) => picturesOf(id).map(({ name }) => name)).filter((name) => !rendered.has(name)),
    ).toEqual([]);
    expect(products.toSorted()).toEqual(
      Object.entries(swatches)
        .flatMap(([id, colors]) => Object.keys(colors).map((code) => id + code))
        .toSorted(),
    );
  });

  test('a gallery shows the whole product, another view and, where it is rendered, the material; never the cut-out', () => {
    for (const id of products)
      expect(picturesOf(id).map(({ name }) => name)).toEqual(
        ['1', '2', '3'].flatMap((view) => versioned.get(`products/${id}-${view}`) ?? []),
      );
  });

  test('a reduced price is lower than the previous one, and the lowest recent one lies between (PDP-06)', () => {
    for (const { id, offer, colors } of allStyles) {
      for (const { price, was, lowest } of [
        offer,
        ...colors.flatMap((color) => (color.offer === undefined ? [] : [color.offer])),
      ]) {
        for (const currency of ['usd', 'cad', 'gbp'] as const) {
          const [now, then, best] = [
            price[currency],
            was?.[currency] ?? Infinity,
            lowest?.[currency] ?? price[currency],
          ];
          expect([id, now < then && now <= best && best <= then]).toEqual([id, true]);
        }
      }
    }
  });

  test('exactly the reduced products are marked', () => {
    const reduced = allStyles
      .filter(({ offer, colors }) =>
        [offer, ...colors.map((color) => color.offer)].some((one) => one?.was !== undefined),
      )
      .map(({ id }) => id);
    expect(allStyles.filter((style) => style.categories.includes('6000')).map(({ id }) => id)).toEqual(reduced);
  });

  test('every scarce variant exists', () => {
    const skus = new Set(
      allStyles.flatMap(({ id, sizes, colors }) =>
        colors.flatMap(({ code }) => sizeRuns[sizes].map(({ ending }) => `${id}${code}-${ending}`)),
      ),
    );
    expect(Object.keys(scarce).filter((sku) => !skus.has(sku))).toEqual([]);
  });
});

describe('size charts', () => {
  test('PDP-10 shoes and jackets have different measurements, and each size of a run has its row', () => {
    for (const { type, sizes } of allStyles) {
      const kind = chartOfType[type];
      if (kind === undefined) expect(['packs', 'camp', 'giftCards']).toContain(type);
      else
        for (const { spans } of sizeCharts[kind].columns)
          expect([kind, spans.length]).toEqual([kind, sizeRuns[sizes].length]);
    }
    expect(sizeCharts.shoes.columns).not.toEqual(sizeCharts.clothes.columns);
  });

  test('a larger size has larger measurements, and no size overlaps another, in centimeters and in inches', () => {
    for (const kind of ['shoes', 'clothes', 'socks', 'heads'] as const)
      for (const { spans } of sizeCharts[kind].columns)
        for (const ranges of [spans, inInches(spans, kind)])
          ranges.forEach(([from, to], index) =>
            expect(from <= to && (index === 0 || from > (ranges[index - 1]?.[1] ?? 0))).toBe(true),
          );
  });

  test('no two sizes of socks name the same shoe size, and their shoe sizes are those of shoes', () => {
    for (const locale of ['en-us', 'en-gb', 'fr-ca'] as const) {
      const bounds = sizeRuns.socks.map(({ label }) => label[locale].split('–').map(Number));
      bounds.forEach(([from = 0, to = 0], index) =>
        expect([locale, from < to && from > (bounds[index - 1]?.[1] ?? 0)]).toEqual([locale, true]),
      );
      const named = bounds
        .flat()
        .filter((bound) => sizeRuns.shoes.some(({ label }) => label[locale] === String(bound)));
      expect(named).toHaveLength(5);
    }
  });

  test('lengths in inches are halves, of feet tenths, and ranges follow each other', () => {
    expect(inInches(sizeCharts.clothes.columns[0].spans, 'clothes')).toEqual([
      [34.5, 37],
      [37.5, 39.5],
      [40, 42.5],
      [43, 45.5],
      [46, 49],
    ]);
    expect(inInches(sizeCharts.socks.columns[0].spans, 'socks')).toEqual([
      [9.1, 9.8],
      [9.9, 10.6],
      [10.7, 11.5],
    ]);
    expect(inInches([[26.5, 26.5]], 'shoes')).toEqual([[10.4, 10.4]]);
  });
});

describe('categories', () => {
  test('there are three levels, and a product is in all ancestors of its categories', () => {
    expect(Math.max(...categories.map(({ id }) => lineOf(id).length))).toBe(3);
    expect(withAncestors(['2110', '5000'])).toEqual(['2000', '2100', '2110', '5000']);
  });

  test('RTE-04 ids have four to ten digits, and an address contains them', () => {
    const ids = [...categories, outlet].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, slug } of [...categories, outlet])
      expect(parseRoute(`/en-us/c/${slug}-${id}`)).toMatchObject({ categoryId: id });
  });

  test('no category is empty, and a style names only leaf categories', () => {
    const filled = new Set(allStyles.flatMap((style) => withAncestors(style.categories)));
    expect(categories.filter(({ id }) => !filled.has(id)).map(({ id }) => id)).toEqual([]);
    for (const style of allStyles) expect([style.id, childrenOf(style.categories[0] ?? '')]).toEqual([style.id, []]);
  });
});

test('every picture of every page and menu is rendered', () => {
  const rendered = new Set(pictures.map(({ name, version }) => `${name}.${version}`));
  const named = JSON.stringify(contentRows()).match(/(?<="name":")(?:scenes|products)\/[^"]+/g) ?? [];
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((name) => !rendered.has(name))).toEqual([]);
});

const CategoryCards = t.type({
  cards: t.array(t.type({ picture: t.type({ name: t.string }), target: t.type({ url: t.string }) })),
});

/** The objects of a type in a document, at all depths. */
const blocksOf = (type: string, value: unknown): readonly unknown[] => {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'type' in value && value.type === type ? [value] : [];
  return [...own, ...Object.values(value).flatMap((part) => blocksOf(type, part))];
};

test('CNT-44 category cards show a product of the category that they lead to', () => {
  const cards = contentRows()
    .flatMap(({ body }) => blocksOf('category-cards', body))
    .flatMap((block) => decoded(CategoryCards, block).cards);
  const wrong = cards.filter(({ picture, target }) => {
    const productId = /^products\/(\w+)-\d/.exec(picture.name)?.[1] ?? '';
    const style = allStyles.find(({ id }) => productId.startsWith(id));
    const route = parseRoute(`/en-us${target.url.replace(/\?.*/, '')}`);
    const isIn = (categoryId: string): boolean => withAncestors(style?.categories ?? []).includes(categoryId);
    return route._tag !== 'category' || !isIn(route.categoryId);
  });
  expect(cards.length).toBeGreaterThanOrEqual(12);
  expect(wrong).toEqual([]);
});

describe('the menu', () => {
  test('NAV-01 NAV-04 has three levels, with pictures and a banner below the four main categories', () => {
    const groupsOf = ({ columns = [], children }: (typeof menu.items)[number]) => [
      ...columns.flatMap((column) => column.children),
      ...children,
    ];
    const open = menu.items.filter((item) => groupsOf(item).length > 0);
    expect(open.map(({ target }) => target.url)).toEqual([
      '/c/footwear-1000',
      '/c/clothing-2000',
      '/c/packs-3000',
      '/c/camp-4000',
    ]);
    expect(open.every((item) => groupsOf(item).some(({ children }) => children.length > 0))).toBe(true);
    for (const item of open)
      expect(item).toMatchObject({
        visualSelectors: expect.any(Array),
        visualSelectorsTitle: expect.any(Object),
        menuBanner: expect.any(Object),
      });
  });
});
