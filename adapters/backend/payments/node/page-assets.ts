import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import type { Asset } from '../pages.ts';

const paths = [
  'card-rules.ts',
  'node/pages/card-fields.ts',
  'node/pages/challenge.ts',
  'node/pages/parent-frame.ts',
  'node/pages/payment-pages.css',
];

/** The scripts and styles of the pages, straight from their sources; only those in the list leave. */
export const pageAsset = (path: string): Asset | undefined => {
  if (!paths.includes(path)) return undefined;
  const source = readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
  return path.endsWith('.css')
    ? { body: source, contentType: 'text/css; charset=utf-8' }
    : { body: stripTypeScriptTypes(source), contentType: 'text/javascript; charset=utf-8' };
};
