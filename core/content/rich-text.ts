/** Elements that rich text may hold beside links. */
export const richTextTags = [
  'p',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'br',
  'blockquote',
  'sup',
  'sub',
] as const;

/**
 * Sanitised rich text as a small tree: a text, or an element of the allow-list with its children. A link keeps only
 * what is safe.
 */
export type RichTextNode =
  | string
  | {
      readonly tag: (typeof richTextTags)[number];
      readonly children: readonly RichTextNode[];
    }
  | {
      readonly tag: 'a';
      readonly href: string;
      readonly newWindow: boolean;
      readonly children: readonly RichTextNode[];
    };

export type RichText = readonly RichTextNode[];
