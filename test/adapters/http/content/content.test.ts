import { failureTextsOf } from '#core/failures/all-failure-texts.ts';
import { describe, expect, test } from 'vitest';
import { makeContentGateway } from '#adapters/http/content/content-gateway.ts';
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
