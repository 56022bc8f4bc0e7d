import type { Picture } from '#core/catalog/product.ts';
import type { BlockDocument } from '#core/content/blocks/codecs.ts';
import type { RichText } from '#core/content/rich-text.ts';
import type { TargetDocument } from '#core/content/target.codec.ts';
import type { VideoPlayer } from '#core/content/video.ts';
import type { FilmData } from '../films.ts';
import type { Words } from './words.ts';

type Localized<Value> = Value extends Picture
  ? ReturnType<typeof picture>
  : Value extends VideoPlayer
    ? FilmData
    : Value extends RichText
      ? ReturnType<typeof html>
      : Value extends string
        ? string extends Value
          ? Words | string
          : Value
        : Value extends object
          ? { readonly [key in keyof Value]: Localized<Value[key]> }
          : Value;

/**
 * A block as editors write it, with its texts still in all languages: each becomes the text of a locale, a picture or
 * video its data by name.
 */
type BlockData = Localized<BlockDocument>;

export type PageData = {
  /** The slug by which it is asked for. */
  readonly name: string;
  readonly title: Words;
  readonly description: Words;
  readonly sections: readonly { readonly id: string; readonly items: readonly BlockData[] }[];
};

/** Rich text as an editor writes it. */
export const html = (words: Words): { readonly html: Words } => ({ html: words });

export const target = (
  text: Words,
  url: string,
  style: TargetDocument['style'] = 'primary',
): Localized<TargetDocument> => ({ text, url, targetAttribute: '_self', style });

/** A picture by name with what it shows; an empty description is decoration. */
export const picture = (
  name: string,
  alt: Words = { en: '', fr: '', de: '' },
): { readonly picture: string; readonly alt: Words } => ({ picture: name, alt });

/** A page that begins with a text; `below` are the blocks after it. */
export const textPage = (
  name: string,
  {
    title,
    description,
    text,
    below = [],
  }: {
    readonly title: Words;
    readonly description: Words;
    readonly text: Words;
    readonly below?: readonly BlockData[];
  },
): PageData => ({
  name,
  title,
  description,
  sections: [
    {
      id: 'text',
      items: [{ id: `${name.replaceAll('/', '-')}-text`, type: 'rich-text', richText: html(text) }, ...below],
    },
  ],
});
