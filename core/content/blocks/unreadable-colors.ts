import { isUnreadable, type ColorChoice } from '../content-color.ts';
import { nestedBlocks } from './block-tree.ts';
import { textSurface } from './text-surface.ts';

type Fields = { readonly [field: string]: unknown };

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Fields with the color of a text; `backgroundColor` of the same block or item is behind it. */
const textFields = ['textColor', 'titleColor', 'subtitleColor', 'richTextColor'] as const;

const choicesOf = (fields: Fields): readonly ColorChoice[] => [
  ...textFields.map((field) => ({
    text: textOf(fields[field]),
    background: textOf(fields['backgroundColor']),
    over: textSurface(fields),
  })),
  // A caption has a surface of its own, which is as light as the page.
  { text: isFields(fields['caption']) ? textOf(fields['caption']['color']) : undefined },
];

const hasUnreadable = (fields: Fields): boolean => choicesOf(fields).some(isUnreadable);

/**
 * Ids of the blocks, at all levels, whose text color is replaced by a readable one, for the log and for editors
 * (WCAG 2.2, 1.4.3).
 */
export const unreadableColors = <Block extends { readonly _tag: string; readonly id: string }>(
  block: Block,
): readonly string[] => {
  const fields: Fields = { ...block };
  const items = Array.isArray(fields['items']) ? fields['items'].filter(isFields) : [];
  return [
    ...(hasUnreadable(fields) || items.some(hasUnreadable) ? [block.id] : []),
    ...nestedBlocks<Block>(block).flatMap((nested) => unreadableColors(nested)),
  ];
};
