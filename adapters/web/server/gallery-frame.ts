import { createHash } from 'node:crypto';
import { GALLERY_FAILED, galleryProvider, galleryScript, type GalleryPage } from '#core/content/social-gallery.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import { escapedMarkup } from '../rendering/server-texts.ts';

const pages: readonly GalleryPage[] = ['product', 'customs', 'content'];

/**
 * Tells the page that the script could not be loaded; errors of elements do not bubble. A script that has set
 * `socialWidget` is asked to make the widget in its container, and to destroy it when the page removes the frame or is
 * left (SOC-06, API-139).
 */
const watcher = `addEventListener('error',({target})=>target instanceof HTMLScriptElement&&parent.postMessage('${GALLERY_FAILED}','*'),true);
document.addEventListener('load',({target})=>target instanceof HTMLScriptElement&&window.socialWidget?.create(document.querySelector('div').id),true);
addEventListener('pagehide',()=>window.socialWidget?.destroy(document.querySelector('div').id),{once:true})`;
const watcherHash = createHash('sha256').update(watcher).digest('base64');

/**
 * The policy of the frame: the script may use its own host and nothing of the shop. The sandbox gives the document an
 * origin of its own.
 */
const policyOf = (origin: string): string =>
  [
    "default-src 'none'",
    `script-src ${origin} 'sha256-${watcherHash}'`,
    `style-src ${origin} 'unsafe-inline'`,
    `img-src ${origin} data:`,
    `font-src ${origin}`,
    `media-src ${origin}`,
    `connect-src ${origin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox',
  ].join('; ');

/**
 * The document in which the outside script of a gallery runs (SOC-05). It is a document of its own, so that the script
 * reads nothing of the page. Undefined without a container or a script.
 */
export const galleryDocument = (
  query: URLSearchParams,
  { locale, language, galleryUrls }: Pick<SiteConfiguration, 'locale' | 'language' | 'galleryUrls'>,
): Response | undefined => {
  const page = pages.find((one) => one === query.get('page'));
  const containerId = query.get('containerId') ?? '';
  const base = page && galleryUrls[galleryProvider(page)];
  if (base === undefined || containerId === '') return undefined;
  const script = galleryScript(base, { containerId, locale, tag: query.get('tag') ?? undefined });
  const filter = query.get('filter');
  const html = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapedMarkup(containerId)}</title>
<style>body { margin: 0; }</style>
<script>${watcher}</script>
</head>
<body>
<div id="${escapedMarkup(containerId)}"${filter === null ? '' : ` data-filter="${escapedMarkup(filter)}"`}></div>
<script src="${escapedMarkup(script)}" async></script>
</body>
</html>
`;
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policyOf(new URL(base).origin),
    },
  });
};
