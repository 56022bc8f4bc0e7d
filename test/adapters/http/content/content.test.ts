import { failureTextsOf } from '#core/failures/all-failure-texts.ts';
import { describe, expect, test } from 'vitest';
import { makeContentGateway } from '#adapters/http/content/content-gateway.ts';
import type { Preview } from '#core/site/preview.ts';
import { accordions, richTextBlock } from '#test/support/documents.ts';
import { run } from '#test/support/run.ts';
import { clientOver, json, siteOf } from '../client-fixture.ts';

describe('blocks', () => {
  test('CNT-03 the gateway logs unreadable blocks, nested ones too, and keeps the rest of the page', async () => {
    const page = {
      id: 'p',
      name: 'home',
      seo: { title: '', description: '' },
      sections: [
        {
          id: 's',
          items: [
            { id: 'x', type: 'hologram' },
            richTextBlock,
            { ...accordions, items: [{ title: 'Q', blocks: [{ id: 'y', type: 'rich-text', richText: '<p>' }] }] },
          ],
        },
      ],
    };
    const { client, monitoring, requests } = clientOver([json(page)]);
    const found = await run(
      makeContentGateway(client, siteOf('en-us'), monitoring, failureTextsOf('en-US')).page('help/returns'),
    );
    expect(found.sections[0]?.blocks.map(({ _tag }) => _tag)).toEqual(['unknown', 'rich-text', 'accordions']);
    expect(monitoring.warnings).toEqual([
      { message: 'Unknown block', component: 'hologram', id: 'x' },
      { message: 'Unknown block', component: 'rich-text', id: 'y' },
    ]);
    expect(requests[0]?.url).toBe('https://shop.test/api/publish/caas/v1/canvas/page/nordkamm-us/help%2Freturns');
  });
});

describe('fragments and child pages', () => {
  const asked = (reply: object) => {
    const { client, monitoring, requests } = clientOver([json(reply)]);
    return { gateway: makeContentGateway(client, siteOf('en-us'), monitoring, failureTextsOf('en-US')), requests };
  };

  test('API-113 a fragment is read by its id, without a site', async () => {
    const { gateway, requests } = asked({ sections: [{ id: 's', items: [richTextBlock] }] });
    expect(await run(gateway.fragment('help-contact'))).toMatchObject([{ id: 's', blocks: [{ _tag: 'rich-text' }] }]);
    expect(requests[0]?.url).toBe('https://shop.test/api/publish/caas/v1/canvas/fragment/help-contact');
  });

  test('API-113 API-116 a page says which fragment follows a section, and that it lists its children', async () => {
    const { gateway } = asked({
      id: 'help',
      name: 'help',
      seo: { title: '', description: '' },
      sections: [{ id: 's', items: [], fragmentId: 'help-contact' }],
      listsChildren: true,
    });
    expect(await run(gateway.page('help'))).toMatchObject({
      sections: [{ id: 's', blocks: [], fragmentId: 'help-contact' }],
      listsChildren: true,
    });
  });

  test('API-116 child pages are read by the slug of their parent', async () => {
    const items = [{ url: '/help/returns', title: 'Returns', description: '60 days' }];
    const { gateway, requests } = asked({ items });
    expect(await run(gateway.children('help'))).toEqual(items);
    expect(requests[0]?.url).toBe('https://shop.test/api/publish/caas/v1/canvas/children/nordkamm-us/help');
  });
});

describe('showcase', () => {
  const items = [
    { ...richTextBlock, id: 'a', name: 'page/one' },
    { id: 'x', type: 'rich-text', richText: 5, name: 'page/one' },
    { ...richTextBlock, id: 'a', name: 'page/two' },
  ];
  const asked = async (preview?: Preview) => {
    const { client, monitoring, requests } = clientOver([json({ items })]);
    const { siteId } = siteOf('en-us');
    const gateway = makeContentGateway(client, { siteId, preview }, monitoring, failureTextsOf('en-US'));
    const found = await run(gateway.showcase({ docType: 'rich-text', layoutVariant: 'wide', limit: 10 }));
    return { found, monitoring, url: requests[0]?.url };
  };

  test('SHOW-01 SHOW-02 API-119 the items of a type are read with id and name; unreadable ones are logged', async () => {
    const { found, monitoring, url } = await asked();
    expect(url).toBe(
      'https://shop.test/api/publish/caas/v1/canvas/showcase/nordkamm-us/rich-text?limit=10&layoutVariant=wide',
    );
    expect(found.map(({ id, name, block }) => [id, name, block._tag])).toEqual([
      ['a', 'page/one', 'rich-text'],
      ['x', 'page/one', 'unknown'],
      ['a', 'page/two', 'rich-text'],
    ]);
    expect(monitoring.warnings).toContainEqual({ message: 'Unknown block', component: 'rich-text', id: 'x' });
  });

  test('SHOW-09 SHOW-10 a preview asks for what is not published, at its date', async () => {
    expect((await asked({ date: '2030-01-01T00:00:00Z' })).url).toBe(
      'https://shop.test/api/preview/caas/v1/canvas/showcase/nordkamm-us/rich-text?limit=10&layoutVariant=wide&previewDate=2030-01-01T00%3A00%3A00Z',
    );
  });
});
