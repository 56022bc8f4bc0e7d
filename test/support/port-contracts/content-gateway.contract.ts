import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ContentGateway } from '#core/content/ports/content-gateway.ts';
import { failureOf, run } from '../run.ts';

export type ContentGatewayUnderTest = { readonly content: ContentGateway; readonly close?: () => Promise<void> };

/** The contract of every content gateway, over content with a home page. */
export const contentGatewayContract = (name: string, open: () => Promise<ContentGatewayUnderTest>): void => {
  describe(`ContentGateway: ${name}`, () => {
    let subject: ContentGatewayUnderTest;
    beforeAll(async () => {
      subject = await open();
    });
    afterAll(async () => {
      await subject.close?.();
    });

    test('CNT-02 the home page has sections with blocks, all of a known type', async () => {
      const page = await run(subject.content.page('home'));
      const blocks = page.sections.flatMap((section) => section.blocks);
      expect(blocks.length).toBeGreaterThan(0);
      expect(blocks.filter(({ _tag }) => _tag === 'unknown')).toEqual([]);
    });

    test('RTE-49 a named page is returned', async () => {
      expect((await run(subject.content.namedPage('error-4xx'))).sections).toBeDefined();
    });

    test('an unknown page is refused with API404', async () => {
      expect(await failureOf(subject.content.page('no/such/page'))).toMatchObject({ errorId: 'API404', status: 404 });
    });

    test('API-115 a page of another site is read by the id of that site', async () => {
      expect((await run(subject.content.page('home', 'nordkamm-ca'))).seo.title).not.toBe('');
      expect(await failureOf(subject.content.page('no/such/page', 'nordkamm-ca'))).toMatchObject({ status: 404 });
    });

    test('PLP-02 API-110 a category without content has no tiles', async () => {
      expect(await run(subject.content.category('7777'))).toEqual({ promos: [] });
    });

    test('API-113 an unknown fragment is refused with API404', async () => {
      expect(await failureOf(subject.content.fragment('no-such-fragment'))).toMatchObject({ errorId: 'API404' });
    });

    test('API-116 an unknown page has no child pages', async () => {
      expect(await run(subject.content.children('no/such/page'))).toEqual([]);
    });

    test('API-119 the showcase has blocks of the type only, at most so many as asked for', async () => {
      const found = await run(subject.content.showcase({ docType: 'inline-catalog', limit: 10 }));
      expect(found.length).toBeGreaterThan(0);
      expect(found.length).toBeLessThanOrEqual(10);
      expect(
        found.filter(({ id, name, block }) => id === '' || name === '' || block._tag !== 'inline-catalog'),
      ).toEqual([]);
    });

    test('API-127 the countries have names, and locales of sites', async () => {
      const regions = await run(subject.content.locations);
      const countries = regions.flatMap((region) => region.countries);
      expect([...regions, ...countries].filter(({ name }) => name === '')).toEqual([]);
      expect(countries.flatMap(({ locales }) => locales)).toContain('en-us');
    });

    test('POP-09 API-117 the pop-ups have ids, names and titles', async () => {
      const popUps = await run(subject.content.popUps);
      expect(new Set(popUps.map(({ id }) => id)).size).toBe(popUps.length);
      expect(popUps.filter(({ name, title }) => name === '' || title === '')).toEqual([]);
    });

    test('API-122 API-125 menu, footer and utility have links', async () => {
      const menu = await run(subject.content.menu);
      const footer = await run(subject.content.footer);
      expect(menu.every(({ title, url }) => title !== '' && url !== '')).toBe(true);
      expect(menu.length).toBeGreaterThan(0);
      expect(footer.columns.length).toBeGreaterThan(0);
      expect((await run(subject.content.utility)).utility.length).toBeGreaterThan(0);
    });
  });
};
