import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import type { Asset } from '../pages.ts';

const paths = [
  'card-rules.ts',
  'node/pages/card-fields.ts',
  'node/pages/parent-frame.ts',
  'node/pages/result.ts',
  'node/pages/wallet.ts',
  'node/pages/payment-pages.css',
];

/** The shop's font, as providers let a shop choose one for its card fields. */
const font = { path: 'fonts/geist.woff2', source: '../../../../ui/design/fonts/geist.woff2' } as const;

/** A script, style sheet or font of the pages, read from its source; undefined for any other path. */
export const pageAsset = (path: string): Asset | undefined => {
  if (path === font.path) {
    const body = Uint8Array.from(readFileSync(new URL(font.source, import.meta.url)));
    return { body, contentType: 'font/woff2' };
  }
  if (!paths.includes(path)) return undefined;
  const source = readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
  return path.endsWith('.css')
    ? { body: source, contentType: 'text/css; charset=utf-8' }
    : { body: stripTypeScriptTypes(source), contentType: 'text/javascript; charset=utf-8' };
};
