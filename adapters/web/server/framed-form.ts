import { createHash } from 'node:crypto';
import { SERVICE_FORM } from '#core/site/service-paths.ts';

/** The part of a document of the service that belongs into the frame of the shop; undefined if it has none. */
const partOf = (document: string): { readonly style: string; readonly body: string } | undefined => {
  const style = /<style id="part-style">([^]*?)<\/style>/.exec(document)?.[1];
  const body = /<div id="part">([^]*)<\/div>\s*<\/main>/.exec(document)?.[1];
  return style === undefined || body === undefined ? undefined : { style, body };
};

/** Where a page of content has the place of the form. */
const place = `<p>${SERVICE_FORM}</p>`;

/**
 * Puts a form that the service writes into the frame of the shop: header, footer and typefaces of `page`, a content page
 * at the same address. Without such a page, for example because the content service does not answer, the document of the
 * service is shown as it is, since the form must always work.
 */
export const inFrame = async (response: Response, page: () => Promise<Response>): Promise<Response> => {
  const document = await response.text();
  const plain = (): Response => new Response(document, response);
  const part = partOf(document);
  if (part === undefined) return plain();
  const frame = await page();
  const html = await frame.text();
  if (frame.status !== 200 || !html.includes(place)) return plain();
  const style = `.service { ${part.style} }`;
  const hash = createHash('sha256').update(style).digest('base64');
  const headers = new Headers(frame.headers);
  headers.delete('etag');
  headers.set('Cache-Control', 'no-store');
  for (const name of ['x-robots-tag', 'referrer-policy', 'retry-after']) {
    const value = response.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const policy = headers.get('content-security-policy');
  if (policy !== null)
    headers.set(
      'content-security-policy',
      policy.replace(/style-src [^;]*/, (sources) => `${sources} 'sha256-${hash}'`),
    );
  return new Response(
    html
      .replace('</head>', () => `<style>${style}</style></head>`)
      .replace(place, () => `<div class="service">${part.body}</div>`),
    { status: response.status, headers },
  );
};
