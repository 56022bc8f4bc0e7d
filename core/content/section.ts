/** A part of a page, as far as it matters whether there is anything in it (CNT-02). */
export type AnySection<Block> = { readonly id: string; readonly blocks: readonly Block[] };

/**
 * Messages of the promo bar that belong to an empty section are left out (AMB-68, NAV-16).
 * Law: a section is empty exactly when none of its blocks is shown (CNT-02).
 */
export const emptySections = <Block>(
  sections: readonly AnySection<Block>[],
  isShown: (block: Block) => boolean,
): readonly string[] => sections.filter(({ blocks }) => !blocks.some(isShown)).map(({ id }) => id);

/** The sections with the blocks that are shown, in their order; an empty section leaves no gap. */
export const shownSections = <Block>(
  sections: readonly AnySection<Block>[],
  isShown: (block: Block) => boolean,
): readonly AnySection<Block>[] =>
  sections.map(({ id, blocks }) => ({ id, blocks: blocks.filter(isShown) })).filter(({ blocks }) => blocks.length > 0);
