import { writeHeadTags } from './head-tags.ts';
import type { PageStyles } from './page-styles.ts';

/** JSON that cannot end the script element that contains it: without `<` no tag and no comment begins in it. */
export const embeddedJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

type DocumentParts = {
  /** The whole document as React rendered it. */
  readonly html: string;
  readonly pageData: unknown;
  readonly structuredData: readonly object[];
  readonly styles: PageStyles;
  readonly fonts?: readonly string[];
  /** Scripts of parts of this page, which the starter loads with the page's own. */
  readonly preloads?: readonly string[];
  /**
   * Scripts that the starter loads at once, for pages that show nothing without them. They are attributes of the
   * starter, so that they do not delay the first paint.
   */
  readonly modules?: readonly string[];
  /** The starter, the document's only script. */
  readonly script: string;
  /** Markup at the end of the body, outside of React. */
  readonly notice?: string;
  /** Written first, in development only. */
  readonly preamble?: string;
  readonly help?: { readonly href: string; readonly title: string };
};

const escapedAttribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** An attribute of the starter with script addresses. */
const scripts = (name: string, files: readonly string[]): string =>
  files.length === 0 ? '' : ` data-${name}="${escapedAttribute(files.join(' '))}"`;

/** Adds styles, starter and data to the rendered page. React does not render them, so hydration ignores them. */
export const writeDocument = ({
  html,
  pageData,
  structuredData,
  styles,
  fonts = [],
  preloads = [],
  modules = [],
  script,
  notice = '',
  preamble = '',
  help,
}: DocumentParts): string => {
  const head = writeHeadTags({
    fonts: fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" href="${escapedAttribute(href)}" crossorigin>`,
    ),
    sheets: styles.linked.map((href) => `<link rel="stylesheet" href="${escapedAttribute(href)}">`),
    rules: styles.contained.text === '' ? [] : [`<style>${styles.contained.text}</style>`],
    // Vite's preload checks for the link of a sheet before it loads one. Browsers do not load a sheet of another type,
    // but they do load a disabled one.
    containedSheets: styles.contained.addresses.map(
      (href) => `<link rel="stylesheet" type="text/plain" href="${escapedAttribute(href)}">`,
    ),
    help:
      help === undefined
        ? []
        : [`<link rel="help" href="${escapedAttribute(help.href)}" title="${escapedAttribute(help.title)}">`],
    development: [preamble],
    // Blocks the first paint: content that the starter hides would otherwise flash and shift the page.
    starter: [
      `<script type="module" async blocking="render" src="${escapedAttribute(script)}"${scripts('eager', modules)}${scripts('preload', preloads)}></script>`,
    ],
  });
  const body = [
    notice,
    `<script type="application/json" id="page-data">${embeddedJson(pageData)}</script>`,
    ...structuredData.map((one) => `<script type="application/ld+json">${embeddedJson(one)}</script>`),
  ].join('');
  const document = html.startsWith('<!DOCTYPE') ? html : `<!DOCTYPE html>${html}`;
  const [headEnd, bodyEnd] = [document.indexOf('</head>'), document.lastIndexOf('</body>')];
  return document.slice(0, headEnd) + head + document.slice(headEnd, bodyEnd) + body + document.slice(bodyEnd);
};
