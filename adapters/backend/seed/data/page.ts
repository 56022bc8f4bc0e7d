import type { Words } from './words.ts';

/** A block with its texts still in all languages: wherever a field is Words, one locale's text is taken; `picture` becomes the picture of that name. */
type BlockData = { readonly id: string; readonly type: string; readonly [field: string]: unknown };

export type PageData = {
  /** The slug by which it is asked for. */
  readonly name: string;
  readonly title: Words;
  readonly description: Words;
  readonly sections: readonly { readonly id: string; readonly items: readonly BlockData[] }[];
};

/** Rich text as an editor writes it. */
export const html = (words: Words): { readonly html: Words } => ({ html: words });

export const target = (text: Words, url: string, style: 'primary' | 'secondary' | 'tertiary' | 'link' = 'primary') => ({
  text,
  url,
  newWindow: false,
  style,
});

/** A picture by name with what it shows; an empty description is decoration. */
export const picture = (
  name: string,
  alt: Words = { en: '', fr: '', de: '' },
): { readonly picture: string; readonly alt: Words } => ({ picture: name, alt });

/** A page that is one text. */
export const textPage = (
  name: string,
  { title, description, text }: { readonly title: Words; readonly description: Words; readonly text: Words },
): PageData => ({
  name,
  title,
  description,
  sections: [{ id: 'text', items: [{ id: `${name.replaceAll('/', '-')}-text`, type: 'rich-text', text: html(text) }] }],
});
