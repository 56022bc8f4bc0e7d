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
