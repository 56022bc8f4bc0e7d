import type { DocumentKey } from '../backend/commerce/modules/content/content-versions.ts';

/** A content document as the command line names it. */
export type NamedDocument = Pick<DocumentKey, 'kind' | 'name'>;

/** Documents of which a site has one. */
const single = ['menu', 'footer', 'popups'] as const;

/** Reads `page/<name>`, `page/product/<id>`, `category/<id>`, `menu`, `footer` or `popups`. */
export const documentOf = (text: string): NamedDocument | undefined => {
  const only = single.find((kind) => kind === text);
  if (only !== undefined) return { kind: only, name: only };
  const [, kind, name] = /^(page|category)\/(product\/[A-Z0-9-]{1,100}|[a-z0-9][a-z0-9/-]{0,199})$/.exec(text) ?? [];
  if (name === undefined || name.endsWith('/') || name.includes('//')) return undefined;
  return { kind: kind === 'page' ? 'page' : 'category', name };
};

/** The text of a document, as `documentOf` reads it. */
export const documentText = ({ kind, name }: NamedDocument): string => (kind === name ? kind : `${kind}/${name}`);
