import { beforeAll, expect, test } from 'vitest';
import { writeBlock } from '#core/content/blocks/codecs.ts';
import { oneSampleOfEach } from '../support/sample-documents.ts';
import { shopUnderTest } from '../support/shop.ts';
import { visit } from '../support/visit.ts';

beforeAll(async () => void (await shopUnderTest()), 180_000);

test('the heading of a page is above its first block, of whatever type, with space between', async () => {
  await visit({}, async ({ page, shop }) => {
    const pages = Object.fromEntries(
      oneSampleOfEach.map((sample) => [
        `first/${sample._tag}`,
        {
          id: sample._tag,
          name: `first/${sample._tag}`,
          seo: { title: 'The first block', description: '' },
          sections: [{ id: 'main', items: [writeBlock(sample)] }],
        },
      ]),
    );
    await shop.storeDocuments(pages);
    const covered: string[] = [];
    for (const name of Object.keys(pages)) {
      await page.goto(`/en-us/${name}`);
      for (const width of [375, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        const space = await page.evaluate(() => {
          const header = document.querySelector('main > header');
          const block = header?.nextElementSibling?.firstElementChild;
          if (!header || !block || block.getBoundingClientRect().height === 0) return Infinity;
          const top = Number.parseFloat(getComputedStyle(block).paddingTop);
          return block.getBoundingClientRect().top + top - header.getBoundingClientRect().bottom;
        });
        if (space < 16 || (space > 60 && space !== Infinity)) covered.push(`${name} at ${width}: ${space}`);
      }
    }
    expect(covered).toEqual([]);
    await shop.removePages(Object.keys(pages));
  });
});
