import { expect, test } from 'vitest';
import { blockOf, bottom, boxOf, openGallery, right, type Box } from '../support/gallery-blocks.ts';
import { visit } from '../support/visit.ts';

test.concurrent('CNT-25 CNT-29 a hero has the layouts of its widths: texts below the media at 375 and 768 pixels, centered over it at 1280', async () => {
  await visit({}, async ({ page }) => {
    await openGallery(page);
    const hero = blockOf(page, 'Every field');
    for (const width of [375, 768]) {
      await page.setViewportSize({ width, height: 900 });
      const [media, title] = [await boxOf(hero.locator('img[src*=dawn]')), await boxOf(hero.locator('h2'))];
      expect([width, media.height > 100, title.y >= bottom(media)]).toEqual([width, true, true]);
    }
    await page.setViewportSize({ width: 1280, height: 900 });
    const [media, title] = [await boxOf(hero.locator('img[src*=dawn]')), await boxOf(hero.locator('h2'))];
    expect(title.y > media.y && bottom(title) < bottom(media)).toBe(true);
    expect(await hero.locator('h2').evaluate((head) => getComputedStyle(head).textAlign)).toBe('center');
  });
});

test.concurrent('CNT-25 the layout below-2media shows two media side by side, other widths one', async () => {
  await visit({}, async ({ page }) => {
    await openGallery(page);
    const hero = blockOf(page, 'Two media');
    const shown = () => hero.locator('img').evaluateAll((all) => all.filter((one) => one.checkVisibility()).length);
    const [first, second] = [await boxOf(hero.locator('img:visible')), await boxOf(hero.locator('img:visible').last())];
    expect([await shown(), second.x >= right(first), second.y]).toEqual([2, true, first.y]);
    expect((await boxOf(hero.locator('h2'))).y).toBeGreaterThanOrEqual(bottom(first));
    await page.setViewportSize({ width: 768, height: 900 });
    expect(await shown()).toBe(1);
  });
});

test.concurrent('CNT-28 CNT-31 a full-height No-CTA hero is as high as the window without the header, has no button, and its media is one link', async () => {
  await visit({}, async ({ page }) => {
    await openGallery(page);
    const hero = blockOf(page, 'The media is the link');
    const header = await boxOf(page.locator('header .header-header'));
    for (const size of [
      { width: 1280, height: 900 },
      { width: 375, height: 812 },
    ]) {
      await page.setViewportSize(size);
      const { height } = await boxOf(hero.locator('section').first());
      expect(Math.abs(height - (size.height - header.height))).toBeLessThanOrEqual(1);
    }
    expect(await hero.getByRole('link').evaluateAll((links) => links.map(({ textContent }) => textContent))).toEqual([
      '',
      'The media is the link',
    ]);
    const links = await hero.evaluate((block) => {
      block.scrollIntoView({ block: 'end', behavior: 'instant' });
      const { left, top, width, height } = block.getBoundingClientRect();
      return [0.1, 0.5, 0.9].map((share) =>
        document
          .elementFromPoint(left + width * share, top + height * share)
          ?.closest('a')
          ?.getAttribute('href'),
      );
    });
    expect(links).toEqual(['/en-us/c/new-5000', '/en-us/c/new-5000', '/en-us/c/new-5000']);
  });
});

test.concurrent('CNT-22 CNT-23 CNT-32 a hero has its logo, both rich texts, a caption of at most 150 pixels, equal buttons, and a text box of the configured width', async () => {
  await visit({}, async ({ page }) => {
    await openGallery(page);
    const hero = blockOf(page, 'Every field');
    expect(await hero.getByAltText('Kamm Trail').isVisible()).toBe(true);
    const [above, below] = [
      await boxOf(hero.getByText('A rich text above the buttons.')),
      await boxOf(hero.getByText('A rich text below them.')),
    ];
    const buttons = await hero.locator('a[class*=button]').evaluateAll((all) =>
      all.map((one) => {
        const { y, width } = one.getBoundingClientRect();
        return { y, width: Math.round(width) };
      }),
    );
    expect(new Set(buttons.map(({ width }) => width)).size).toBe(1);
    expect(buttons).toHaveLength(3);
    expect(above.y < below.y).toBe(true);
    const caption = hero.getByText('A caption below the media');
    expect(await caption.evaluate((one) => getComputedStyle(one).maxInlineSize)).toBe('150px');
    const [texts, whole] = [await boxOf(hero.locator('[data-width=md]')), await boxOf(hero.locator('section'))];
    expect(Math.abs(texts.width / whole.width - 0.5)).toBeLessThan(0.01);
  });
});

test.concurrent('CNT-14 CNT-16 a split banner shows every text, and its picture has the link of its title', async () => {
  await visit({}, async ({ page }) => {
    await openGallery(page);
    const banner = blockOf(page, 'Banner split');
    for (const texts of ['Overline', 'Club', 'A subtitle', 'A rich text of one', 'A caption on the picture'])
      expect([texts, await banner.getByText(texts).first().isVisible()]).toEqual([texts, true]);
    expect(await banner.locator('a:has(img)').getAttribute('href')).toBe('/en-us/help/ridge-club');
    const at = async (width: number): Promise<readonly [Box, Box]> => {
      await page.setViewportSize({ width, height: 900 });
      return [await boxOf(banner.locator('img')), await boxOf(banner.locator('h2'))];
    };
    const [wide, beside] = await at(1280);
    expect(beside.x).toBeGreaterThanOrEqual(right(wide));
    const [narrow, under] = await at(375);
    expect(under.y).toBeGreaterThanOrEqual(bottom(narrow));
  });
});
