/** Allowed elements besides links. */
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

/** Sanitized rich text as a tree: a text, or an allowed element with its children. A link has only safe attributes. */
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

/** The text of a rich text, without its elements. */
export const plainText = (text: RichText): string =>
  text.map((node) => (typeof node === 'string' ? node : plainText(node.children))).join('');
