import * as Effect from 'effect/Effect';
import { describe, expect, test } from 'vitest';
import { recommendationView } from '#core/recommendations/recommendation.ts';
import { Amount } from '#core/kernel/amount.ts';
import { listedWidgets } from '#test/support/listed-widgets.ts';
import { failureOf, run } from '#test/support/run.ts';
import { buildStorefront } from '#test/support/storefront.ts';

describe('recommendations', () => {
  test('REC-01 a product is a card of the site, with the token of its recommendation', async () => {
    const { shop } = buildStorefront();
    const { title, products } = await run(
      shop.recommendations.recommend({ widgetId: 'pdp-similar', productId: 'NKTRAIL3EMB' }),
    );
    expect(title).toBe('You may also like');
    expect(products[0]).toMatchObject({
      id: 'NKRIDGE1BAR',
      url: '/en-us/p/NKRIDGE1BAR',
      price: { sale: '$90.00', struck: '$100.00' },
      rating: { score: 4.5, count: 12 },
      recToken: 'pdp-similar.NKRIDGE1BAR',
    });
  });

  test('ENT-22 a response with only the required fields gives a plain card', () => {
    const { shop } = buildStorefront();
    const price = {
      lowCurrent: Amount.of(9000),
      highCurrent: Amount.of(9000),
      lowOriginal: Amount.of(9000),
      highOriginal: Amount.of(9000),
    };
    const plain = {
      id: 'A',
      sku: 'A-1',
      title: 'Mug',
      image: 'mug',
      price,
      url: '/p/A',
      recToken: 't',
      recommendationId: 'r',
      rating: { showScore: false, score: 4 },
      itemGroupId: 'A',
      stars: 4,
    };
    expect(recommendationView(plain, shop.site)).toEqual({
      id: 'A',
      name: 'Mug',
      typeLabel: '',
      colors: [],
      url: '/en-us/p/A',
      recToken: 't',
      price: { sale: '$90.00' },
      rating: { score: 4, count: 0 },
      picture: { name: 'mug', alt: 'Mug', width: 960, height: 1200, color: '#efe9de' },
    });
  });

  test('REC-05 API-132 placements with an index are read from the list of the page, without a call; the others from the service', async () => {
    const { shop, fakes } = buildStorefront({
      recommendationWidgets: { 'cart-empty': 1 },
      widgetList: { at: (index) => Effect.succeed(listedWidgets('a', 'b')[index]) },
    });
    const listed = await run(shop.recommendations.recommend({ widgetId: 'cart-empty' }));
    expect([listed.title, listed.products[0]]).toMatchObject([
      'Title of b',
      { url: '/en-us/p/NKRIDGE1BAR', recToken: 'b.NKRIDGE1', price: { sale: '$90.00 - $95.50' } },
    ]);
    expect(fakes.faults.log).toEqual([]);
    expect((await run(shop.recommendations.recommend({ widgetId: 'not-found' }))).title).toBe('Popular right now');
    expect(fakes.faults.log).toEqual(['recommendations']);
  });

  test('viewing recommendations starts no session', async () => {
    const { shop, fakes } = buildStorefront();
    await run(shop.recommendations.recommend({ widgetId: 'cart-empty' }));
    expect(fakes.faults.log).toEqual(['recommendations']);
  });
});

describe('back-in-stock notice', () => {
  const input = { productId: 'NKTRAIL3MOS', sku: 'NKTRAIL3MOS-46', email: ' ida@example.com ' };

  test('PDP-17 PDP-18 the normalized address is sent in a session', async () => {
    const { shop, fakes } = buildStorefront();
    await run(shop.recommendations.notifyWhenBack(input));
    expect([...fakes.recommendations.noted]).toEqual(['NKTRAIL3MOS-46 ida@example.com']);
    expect(fakes.faults.times('notify')).toBe(1);
  });

  test.each([
    ['', 'enter an email'],
    ['ida@', 'not valid'],
    [`${'a'.repeat(250)}@example.com`, '254'],
  ])('PDP-18 "%s" is refused before a request is sent', async (email, said) => {
    const { shop, fakes } = buildStorefront();
    const failure = await failureOf(shop.recommendations.notifyWhenBack({ ...input, email }));
    expect(failure).toMatchObject({ _tag: 'InvalidInput', violations: [{ field: 'email' }] });
    expect(JSON.stringify(failure).toLowerCase()).toContain(said);
    expect(fakes.faults.log).toEqual([]);
  });
});
