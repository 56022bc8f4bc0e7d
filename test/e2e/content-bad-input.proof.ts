import { beforeAll, expect, test } from 'vitest';
import { findingsOn, overflowOf } from '../support/axe.ts';
import { shopUnderTest } from '../support/shop.ts';
import { visit } from '../support/visit.ts';

beforeAll(async () => void (await shopUnderTest()), 180_000);

const picture = { name: 'scenes/hero-pass', width: 1600, height: 900, color: '#445566' };
const text = (id: string, words = `Text of ${id}`) => ({
  id,
  type: 'rich-text',
  richText: { html: `<p>${words}</p>` },
});
const banner = (id: string, more: object) => ({ id, type: 'banner-split', title: id, media: picture, ...more });
const pageOf = (name: string, sections: readonly object[]) => ({
  id: name,
  name,
  seo: { title: name, description: '' },
  sections,
});

/** Accordions in accordions, as deep as asked; the innermost has a text. */
const nested = (levels: number): object =>
  levels === 0
    ? text('innermost')
    : {
        id: `level-${levels}`,
        type: 'accordions',
        items: [{ title: `Level ${levels}`, blocks: [nested(levels - 1)] }],
      };

const unsafeAddresses = [
  'javascript:alert(1)',
  ' jAvAsCrIpT:alert(1)',
  'ftp://files.example/a',
  'custom:x',
  '//evil.example',
];

const items = [
  text('first'),
  { id: 'no-color', type: 'spacer', bottomMargins: 'md', backgroundColor: 'url(//evil.example)' },
  banner('no-color-text', { textColor: 'red;}body{display:none' }),
  {
    id: 'unsafe',
    type: 'cta-buttons',
    targets: unsafeAddresses.map((url, index) => ({ text: `Unsafe ${index}`, url })),
  },
  nested(5),
  {
    id: 'carousel-of-one',
    type: 'collection-carousel',
    title: 'Carousel of one',
    breakpoints: { sm: { slideWidth: '100%', autoplay: 3, loop: true, arrows: true } },
    blocks: [text('only-slide')],
  },
  banner('long', { title: 'word '.repeat(60) }),
  banner('long-word', { title: 'x'.repeat(300) }),
  banner('right-to-left', { title: '\u05d0\u05d1\u05d2 '.repeat(75) }),
  banner('without-alt', { media: picture }),
  text('twice', 'The first of two'),
  text('twice', 'The second of two'),
  text('last'),
];

test.for([1280, 375])(
  'CNT-03 CNT-11 CNT-14 CNT-37 a page with all bad input of an editor stays whole from %d pixels: what cannot be read is left out, the rest is shown',
  async (width) => {
    await visit({ width }, async ({ page, shop }) => {
      const name = `bad-input-${width}`;
      await shop.storeDocuments({ [name]: pageOf(name, [{ id: 'main', items }]) });
      expect((await page.goto(`/en-us/${name}`))?.status()).toBe(200);
      await page.locator('html[data-hydrated=true]').waitFor();
      const main = page.locator('main');
      for (const id of ['first', 'only-slide', 'last'])
        await main.getByText(`Text of ${id}`, { exact: true }).waitFor();
      // A color that is none refuses its block; nesting that is too deep the innermost blocks.
      expect(await main.locator('[data-block=spacer]').count()).toBe(0);
      expect(await main.getByText('Text of innermost').count()).toBe(0);
      expect(await page.locator('body').evaluate((body) => getComputedStyle(body).display)).not.toBe('none');
      // An unsafe address leaves a text without a link.
      for (const index of unsafeAddresses.keys()) {
        expect(await main.getByText(`Unsafe ${index}`, { exact: true }).count()).toBe(1);
        expect(await main.getByRole('link', { name: `Unsafe ${index}` }).count()).toBe(0);
      }
      expect(await main.locator('[data-block=collection-carousel] button').count()).toBe(0);
      const direction = (title: RegExp) =>
        main.getByRole('heading', { name: title }).evaluate((heading) => getComputedStyle(heading).direction);
      expect([await direction(/^\u05d0\u05d1\u05d2/), await direction(/^word word/)]).toEqual(['rtl', 'ltr']);
      expect(await main.locator('img:not([alt])').count()).toBe(0);
      for (const words of ['The first of two', 'The second of two']) await main.getByText(words).waitFor();
      const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      expect(await findingsOn(page)).toEqual([]);
    });
  },
);

test('CNT-03 a page with 400 blocks is shown completely', async () => {
  await visit({}, async ({ page, shop }) => {
    const sections = [0, 1, 2, 3].map((at) => ({
      id: `s${at}`,
      items: Array.from({ length: 100 }, (_, index) => text(`${at}-${index}`)),
    }));
    await shop.storeDocuments({ 'many-blocks': pageOf('many-blocks', sections) });
    expect((await page.goto('/en-us/many-blocks'))?.status()).toBe(200);
    await page.locator('html[data-hydrated=true]').waitFor();
    expect(await page.locator('main [data-block=rich-text]').count()).toBe(400);
  });
});

test('API-113 fragments that name each other, and one that names itself, end', async () => {
  await visit({}, async ({ page, shop }) => {
    await shop.storeDocuments({
      'fragment/circle-one': pageOf('fragment/circle-one', [
        { id: 'f', items: [text('one')], fragmentId: 'circle-two' },
      ]),
      'fragment/circle-two': pageOf('fragment/circle-two', [
        { id: 'f', items: [text('two')], fragmentId: 'circle-one' },
      ]),
      circle: pageOf('circle', [{ id: 'main', items: [text('page')], fragmentId: 'circle-one' }]),
    });
    expect((await page.goto('/en-us/circle'))?.status()).toBe(200);
    await page.locator('html[data-hydrated=true]').waitFor();
    expect(await page.locator('main [data-block]').allTextContents()).toEqual(['Text of page', 'Text of one']);
  });
});
