import type { DocumentKey } from '../backend/commerce/modules/content/content-versions.ts';

/** A content document as the command line names it. */
export type NamedDocument = Pick<DocumentKey, 'kind' | 'name'>;

/** Reads `page/<name>`, `category/<id>`, `menu` or `footer`. */
export const documentOf = (text: string): NamedDocument | undefined => {
  if (text === 'menu' || text === 'footer') return { kind: text, name: text };
  const [, kind, name] = /^(page|category)\/([a-z0-9][a-z0-9/-]{0,199})$/.exec(text) ?? [];
  if (name === undefined || name.endsWith('/') || name.includes('//')) return undefined;
  return { kind: kind === 'page' ? 'page' : 'category', name };
};

/** The text of a document, as `documentOf` reads it. */
export const documentText = ({ kind, name }: NamedDocument): string => (kind === name ? kind : `${kind}/${name}`);

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** Milliseconds since 1970 of an ISO time with its zone. */
export const instantOf = (text: string): number | undefined => {
  const at = INSTANT.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? undefined : at;
};
