import * as Effect from 'effect/Effect';
import { NEVER } from 'rxjs';
import { expect, test } from 'vitest';
import { apiRefusal } from '#core/testing/faults.ts';
import { render } from '#ui/entry-server.tsx';
import { buildStorefront } from '#test/support/storefront.ts';

const { shop } = buildStorefront();
const { content, site } = shop;

const renderHome = (viewPage: typeof content.viewPage) =>
  render({
    request: new Request('http://shop.test/en-us'),
    shop: { ...shop, content: { ...content, viewPage }, announcements$: NEVER },
    frame: { site, sites: [], paymentOrigin: 'http://pay.test', publicUrl: 'http://shop.test' },
  });

test('HTTP-17 an unexpected error of a page is a fault that the server reports; a refusal of the service is none', async () => {
  const defect = new Error('a defect');
  expect(await renderHome(() => Effect.die(defect))).toMatchObject({ status: 500, faults: [defect] });
  expect(await renderHome(() => Effect.fail(apiRefusal('GEN500', 500)))).toMatchObject({ status: 500, faults: [] });
});
