import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { SERVICE_FORM } from '#core/site/service-paths.ts';
import { inFrame } from '#adapters/web/server/framed-form.ts';

const document = `<html><head><style>body { margin: 0 }</style><style id="part-style">h2 { margin: 1px }</style></head>
  <body><main><h1>Title</h1><div id="part"><div>$& form</div></div> </main></body></html>`;
const fromService = (text = document): Response =>
  new Response(text, {
    status: 422,
    headers: {
      'content-type': 'text/html',
      'content-security-policy': "default-src 'none'",
      'x-robots-tag': 'noindex',
    },
  });
const frame =
  (status = 200, text = `<head></head><main><p>${SERVICE_FORM}</p></main><footer>Footer</footer>`) =>
  async () =>
    new Response(text, {
      status,
      headers: {
        'content-type': 'text/html',
        'cache-control': 'public',
        etag: 'W/"1"',
        'content-security-policy': "default-src 'none'; style-src 'self' 'sha256-a'; img-src 'self'",
      },
    });

test('a form of the service is shown in the page of the shop, with the status of the form and a policy that allows its style', async () => {
  const response = await inFrame(fromService(), frame());
  const style = '.service { h2 { margin: 1px } }';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(await response.text()).toBe(
    `<head><style>${style}</style></head><main><div class="service"><div>$& form</div></div></main><footer>Footer</footer>`,
  );
  expect([
    response.status,
    ...['cache-control', 'etag', 'x-robots-tag'].map((name) => response.headers.get(name)),
  ]).toEqual([422, 'no-store', null, 'noindex']);
  expect(response.headers.get('content-security-policy')).toBe(
    `default-src 'none'; style-src 'self' 'sha256-a' 'sha256-${hash}'; img-src 'self'`,
  );
});

test.each([
  ['the page cannot be shown', fromService, frame(503)],
  ['the page has no place for the form', fromService, frame(200, '<main></main>')],
  ['the service sends no form', () => fromService('Too large'), frame()],
])('the document of the service is shown as it is if %s', async (_, made, page) => {
  const response = await inFrame(made(), page);
  expect([response.status, response.headers.get('content-security-policy'), await response.text()]).toEqual([
    422,
    "default-src 'none'",
    await made().text(),
  ]);
});
