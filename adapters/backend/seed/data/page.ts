import type { Picture } from '#core/catalog/product.ts';
import type { BlockDocument } from '#core/content/blocks/codecs.ts';
import type { RichText } from '#core/content/rich-text.ts';
import type { TargetDocument } from '#core/content/target.codec.ts';
import type { VideoPlayer } from '#core/content/video.ts';
import type { FilmData } from '../films.ts';
import type { LocalizedText } from './localized-text.ts';

type Localized<Value> = Value extends Picture
  ? ReturnType<typeof picture>
  : Value extends VideoPlayer
    ? FilmData
    : [Value, RichText] extends [RichText, Value]
      ? ReturnType<typeof html>
      : Value extends string
        ? string extends Value
          ? LocalizedText | string
          : Value
        : Value extends object
          ? { readonly [key in keyof Value]: Localized<Value[key]> }
          : Value;

/** A block with texts in all languages, and pictures and videos by name. */
export type BlockData = Localized<BlockDocument>;

/** A topic of articles. */
export type TopicData = { readonly id: string; readonly label: LocalizedText };

/** The head of an article: its page is `articles/{slug}`. */
export type ArticleData = {
  readonly subtitle: LocalizedText;
  readonly eyebrow: LocalizedText;
  readonly byline: LocalizedText;
  /** Day as YYYY-MM-DD. */
  readonly date: string;
  readonly picture: ReturnType<typeof picture>;
  /** The line below the picture. */
  readonly caption: LocalizedText;
  readonly topics: readonly TopicData[];
};

export type ContentPageData = {
  readonly article?: ArticleData;
  /** Slug of the page. */
  readonly name: string;
  readonly title: LocalizedText;
  readonly description: LocalizedText;
  readonly sections: readonly {
    readonly id: string;
    readonly items: readonly BlockData[];
    /** A fragment that follows: a page named `fragment/{fragmentId}`. */
    readonly fragmentId?: string;
  }[];
  /** The page ends with a list of its child pages. */
  readonly listsChildren?: true;
};

/** Rich text as HTML. */
export const html = (words: LocalizedText): { readonly html: LocalizedText } => ({ html: words });

export const target = (
  text: LocalizedText,
  url: string,
  style: TargetDocument['style'] = 'primary',
): Localized<TargetDocument> => ({ text, url, targetAttribute: '_self', style });

/** A picture by name with its alternative text; empty for decoration. */
export const picture = (
  name: string,
  alt: LocalizedText = { en: '', fr: '', de: '' },
): { readonly picture: string; readonly alt: LocalizedText } => ({ picture: name, alt });

/** A page with a text; `below` are the blocks after it. */
export const textPage = (
  name: string,
  {
    title,
    description,
    text,
    below = [],
    place = 'text',
  }: {
    readonly title: LocalizedText;
    readonly description: LocalizedText;
    readonly text: LocalizedText;
    readonly below?: readonly BlockData[];
    /** The id of its only section: the place on the page of the shop that shows it. */
    readonly place?: string;
  },
): ContentPageData => ({
  name,
  title,
  description,
  sections: [
    {
      id: place,
      items: [{ id: `${name.replaceAll('/', '-')}-text`, type: 'rich-text', richText: html(text) }, ...below],
    },
  ],
});
