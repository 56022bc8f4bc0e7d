import type { PageStyles } from './page-styles.ts';

/** Written so that no text in it can end the block that contains it. */
export const embeddedJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

type DocumentParts = {
  /** The whole document as React rendered it. */
  readonly html: string;
  readonly pageData: unknown;
  readonly structuredData: readonly object[];
  readonly styles: PageStyles;
  readonly fonts?: readonly string[];
  /** Scripts of parts of this page, which the starter fetches together with the page's own. */
  readonly preloads?: readonly string[];
  /**
   * Scripts that the starter fetches at once: of a page that shows nothing without them. It comes before them, so that
   * they are not in the way of what is painted first.
   */
  readonly modules?: readonly string[];
  /** The starter, the document's only script. */
  readonly script: string;
  /** Written first of all, where modules are served as they are edited. */
  readonly preamble?: string;
};

const escapedAttribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** An attribute of the starter that names scripts. */
const scripts = (name: string, files: readonly string[]): string =>
  files.length === 0 ? '' : ` data-${name}="${escapedAttribute(files.join(' '))}"`;

/**
 * Writes styles, starter and data blocks into the rendered page: what React never renders, so that it never has to
 * again.
 */
export const writeDocument = ({
  html,
  pageData,
  structuredData,
  styles,
  fonts = [],
  preloads = [],
  modules = [],
  script,
  preamble = '',
}: DocumentParts): string => {
  const head = [
    ...fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" href="${escapedAttribute(href)}" crossorigin>`,
    ),
    ...styles.linked.map((href) => `<link rel="stylesheet" href="${escapedAttribute(href)}">`),
    styles.contained.text === '' ? '' : `<style>${styles.contained.text}</style>`,
    // Vite's preload looks for the link of a sheet before it loads one. A browser loads no sheet of another type; one
    // that is only disabled it does.
    ...styles.contained.addresses.map(
      (href) => `<link rel="stylesheet" type="text/plain" href="${escapedAttribute(href)}">`,
    ),
    preamble,
    // Nothing is painted before it: what it hides would be seen for a moment, and the page would move.
    `<script type="module" async blocking="render" src="${escapedAttribute(script)}"${scripts('eager', modules)}${scripts('preload', preloads)}></script>`,
  ].join('');
  const body = [
    `<script type="application/json" id="page-data">${embeddedJson(pageData)}</script>`,
    ...structuredData.map((one) => `<script type="application/ld+json">${embeddedJson(one)}</script>`),
  ].join('');
  const document = html.startsWith('<!DOCTYPE') ? html : `<!DOCTYPE html>${html}`;
  const [headEnd, bodyEnd] = [document.indexOf('</head>'), document.lastIndexOf('</body>')];
  return document.slice(0, headEnd) + head + document.slice(headEnd, bodyEnd) + body + document.slice(bodyEnd);
};
