import * as t from 'io-ts';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { blockCodecs, readBlock, unknownBlocks } from '#core/content/blocks/codecs.ts';
import { decoded } from '#test/support/decoded.ts';
import { findingsOn, overflowOf } from '../support/axe.ts';
import { inProof } from '../support/in-proof.ts';
import { visit } from '../support/visit.ts';

const open = async (page: Page, path = '/en-us/__kit'): Promise<void> => {
  await page.goto(path);
  await page.locator('html[data-hydrated=true]').waitFor();
};

test.concurrent('CNT-02 the gallery renders every content block with the sample of its folder', async () => {
  await visit({}, async ({ page }) => {
    await open(page);
    // A dialog shows its blocks when it is opened, the filter's page has no id, and without a cart there is no upsell.
    const empty = await page.locator('main [data-block]').evaluateAll((blocks) => {
      const hidden = '[data-block=dialog], [data-block=dialog] *, [data-block=filter-by], [data-block=upsell]';
      return blocks
        .filter((block) => !block.matches(hidden) && block.getBoundingClientRect().height < 16)
        .map((block) => block.getAttribute('data-block'));
    });
    const drawn = await page
      .locator('main [data-block]')
      .evaluateAll((blocks) => blocks.map((block) => block.getAttribute('data-block')));
    expect([...new Set(drawn)].toSorted()).toEqual(Object.keys(blockCodecs).toSorted());
    expect(empty).toEqual([]);
  });
});

const WrittenBlock = t.intersection([t.type({ id: t.string, type: t.string }), t.UnknownRecord]);

test.concurrent('CNT-02 each block of the gallery is below its document, which the codec of its type accepts', async () => {
  await visit({}, async ({ page }) => {
    await open(page);
    const places = page.locator('#blocks ~ *');
    const shown = await places.evaluateAll((all) =>
      all.map((place) => ({
        document: place.querySelector(':scope > details pre')?.textContent ?? '',
        type: place.querySelector(':scope > [data-block]')?.getAttribute('data-block'),
      })),
    );
    expect(shown.length).toBeGreaterThanOrEqual(Object.keys(blockCodecs).length);
    for (const { document, type } of shown) {
      const written = decoded(WrittenBlock, JSON.parse(document));
      expect(written).toMatchObject({ type });
      expect(unknownBlocks(readBlock(written))).toEqual([]);
    }
    const first = places.first();
    await first.locator('summary').first().click();
    await first.locator('pre').first().waitFor({ state: 'visible' });
  });
});

/**
 * Controls of the gallery that are not a target of 24 by 24 CSS pixels (WCAG 2.5.8). A link may cover its card by a
 * pseudo-element, which has no measurable box: then the corners of such a square around its center must belong to it.
 */
const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(a, button, input, select, summary)')].flatMap((control) => {
      // A link within a sentence is as high as its line.
      const sentence = control.closest('p')?.textContent.trim() ?? '';
      const isInline = control instanceof HTMLAnchorElement && getComputedStyle(control).display === 'inline';
      if (isInline && sentence.length > control.textContent.trim().length) return [];
      const target =
        (control instanceof HTMLInputElement && /radio|checkbox/.test(control.type)
          ? control.closest('label')
          : null) ?? control;
      const { width, height } = target.getBoundingClientRect();
      if (width === 0 || (width >= 24 && height >= 24)) return [];
      target.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top } = target.getBoundingClientRect();
      const isTargetAt = (x: number, y: number): boolean =>
        target.contains(document.elementFromPoint(left + width / 2 + x, top + height / 2 + y));
      return [-11.5, 11.5].some((x) => [-11.5, 11.5].some((y) => !isTargetAt(x, y)))
        ? [`${control.outerHTML.slice(0, 80)}: ${Math.round(width)} x ${Math.round(height)}`]
        : [];
    }),
  );

test.concurrent.for(inProof ? [1280, 768, 375] : [375])(
  'WCAG 2.2 AA: the gallery has no accessibility finding and no horizontal overflow, from %d pixels',
  async (width) => {
    await visit({ width }, async ({ page }) => {
      await open(page);
      const found: string[] = [];
      for (const one of width < 700 ? [width, 320] : [width]) {
        await page.setViewportSize({ width: one, height: 812 });
        const overflow = await overflowOf(page);
        found.push(...(overflow > 0 ? [`${overflow} pixels too wide at ${one}`] : []), ...(await findingsOn(page)));
      }
      expect(found).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
    });
  },
);

test.concurrent('WCAG 1.3.1: the headings of the gallery start at level 1 and skip no level', async () => {
  await visit({}, async ({ page }) => {
    await open(page);
    const ranks = await page
      .locator('main :is(h1, h2, h3, h4)')
      .evaluateAll((heads) => heads.map(({ tagName }) => Number(tagName.slice(1))));
    expect(ranks.length).toBeGreaterThan(20);
    expect(
      ranks.filter((rank, index) => (index === 0 ? rank !== 1 : rank === 1 || rank > (ranks[index - 1] ?? 0) + 1)),
    ).toEqual([]);
  });
});

test.concurrent('WCAG 2.1.1, 2.4.7: every control of the gallery is reached by Tab and shows a focus ring of at least 2 pixels that is not clipped', async () => {
  await visit({}, async ({ page }) => {
    await open(page);
    // Of radio buttons with one name the chosen one, or else the first, is the tab stop; of a picture and a title with
    // one link, the title.
    const wanted = await page
      .locator(
        'main :is(a, button, select, summary, input:not([type=radio])):not(:disabled, [tabindex="-1"]), main ul[tabindex="0"]',
      )
      .evaluateAll((controls) => {
        const visible = controls.filter((control) => control.checkVisibility());
        for (const control of visible) control.setAttribute('data-wanted', '');
        return visible.length;
      });
    await page.locator('main').focus();
    const poor: string[] = [];
    for (let step = 0; step < wanted + 20; step++) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(() => {
        const control = document.activeElement;
        if (control === null || control.closest('main') === null) return undefined;
        control.setAttribute(
          'data-stop',
          control.getAttribute('data-stop') ?? String(document.querySelectorAll('[data-stop]').length),
        );
        // The focus ring of a card whose link covers it is around its picture.
        const ringed = [control, control.closest('label'), ...(control.closest('article')?.children ?? [])].find(
          (one) => one !== null && getComputedStyle(one).outlineStyle === 'solid',
        );
        if (ringed === undefined || ringed === null)
          return { id: control.getAttribute('data-stop') ?? '', fault: 'no ring' };
        const style = getComputedStyle(ringed);
        const [width, offset] = [Number.parseFloat(style.outlineWidth), Number.parseFloat(style.outlineOffset)];
        const box = ringed.getBoundingClientRect();
        const reach = width + Math.max(0, offset);
        let cut = false;
        for (
          let around = ringed.parentElement;
          around !== null && around !== document.body && around !== document.documentElement;
          around = around.parentElement
        ) {
          if (getComputedStyle(around).overflowX === 'visible') continue;
          const edge = around.getBoundingClientRect();
          if (box.left - reach < edge.left - 0.5 || box.top - reach < edge.top - 0.5) cut = true;
        }
        return {
          id: control.getAttribute('data-stop') ?? '',
          fault: width < 2 ? `a ring of ${width}` : cut ? 'a ring that is cut off' : '',
          html: control.outerHTML.slice(0, 100),
        };
      });
      if (stop === undefined) break;
      if (stop.fault !== '') poor.push(`${stop.fault}: ${stop.html ?? stop.id}`);
    }
    expect(poor).toEqual([]);
    // Not those that have gone meanwhile, such as the arrow of a carousel at its end.
    const missed = await page
      .locator('[data-wanted]:not([data-stop]):visible:enabled')
      .evaluateAll((controls) => controls.map((control) => control.outerHTML.slice(0, 100)));
    expect(missed).toEqual([]);
  });
});

test.concurrent('WCAG 1.4.4, 1.4.12: with a root size of 200 % and wide text spacing nothing in the gallery overflows at 640 pixels', async () => {
  await visit({ width: 640 }, async ({ page }) => {
    await open(page);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        'html { font-size: 200% } main * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
      );
      document.adoptedStyleSheets = [sheet];
    });
    const wide = await page.evaluate(() =>
      [...document.querySelectorAll('main *')].flatMap((part) => {
        if (part.closest('ul[tabindex="0"], svg') !== null) return [];
        const { right, width } = part.getBoundingClientRect();
        return width > 1 && right > innerWidth + 1 ? [`${part.outerHTML.slice(0, 90)}: ${Math.round(right)}`] : [];
      }),
    );
    expect(wide).toEqual([]);
  });
});

test.concurrent('WCAG 2.3.3: with reduced motion no animation of the gallery takes more than a moment', async () => {
  await visit({ context: { reducedMotion: 'reduce' } }, async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    const long = await page.evaluate(
      () => document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1).length,
    );
    expect(long).toBe(0);
  });
});

test.concurrent('forced colors: every control of the gallery keeps a border or a text', async () => {
  await visit({ context: { forcedColors: 'active' } }, async ({ page }) => {
    await open(page);
    const bare = await page.locator('main :is(button, select, input:not([type=radio], [type=checkbox]))').evaluateAll(
      (controls) =>
        controls.filter((control) => {
          const style = getComputedStyle(control);
          const hasEdge = [control, control.parentElement].some(
            (one) => one !== null && getComputedStyle(one).borderTopStyle === 'solid',
          );
          return (
            !hasEdge &&
            control.textContent === '' &&
            control.querySelector('svg') === null &&
            style.appearance === 'none'
          );
        }).length,
    );
    expect(bare).toBe(0);
    // The colors themselves are the reader's.
    expect((await findingsOn(page)).filter((finding) => !finding.startsWith('color-contrast'))).toEqual([]);
  });
});

test.concurrent('the gallery is interactive: a dialog opens and returns the focus, and a refused form focuses its first invalid field', async () => {
  await visit({}, async ({ page }) => {
    await open(page);
    for (const side of ['middle', 'end', 'start', 'full']) {
      const opener = page.getByRole('button', { name: `Dialog: ${side}` });
      await opener.click();
      await page.getByRole('dialog', { name: 'A dialog' }).waitFor();
      expect(await findingsOn(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
    }
    await page.getByRole('button', { name: 'Refuse the form' }).click();
    expect(await page.getByLabel('Resting, optional').evaluate((field) => field === document.activeElement)).toBe(true);
  });
});

test.concurrent('SEO-06 the gallery is not indexed, and no page, sitemap or script of the shop links to it', async () => {
  await visit({}, async ({ page, shop }) => {
    const answer = await fetch(`${shop.url}/en-us/__kit`);
    const text = await answer.text();
    expect([
      answer.status,
      answer.headers.get('Cache-Control'),
      /<meta name="robots" content="noindex"/.test(text),
      /\sstyle="/.test(text),
    ]).toEqual([200, 'no-store', true, false]);
    for (const path of ['/sitemap.xml', '/en-us'])
      expect(await (await fetch(shop.url + path)).text()).not.toContain('__kit');
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    await open(page, '/en-us');
    expect(scripts.length).toBeGreaterThan(5);
    expect(scripts.filter((path) => path.includes('kit-page'))).toEqual([]);
  });
});
