/** A section of a page (CNT-02). */
export type AnySection<Block> = { readonly id: string; readonly blocks: readonly Block[] };

/**
 * Ids of sections without visible blocks. Promo bar messages of such a section are hidden (AMB-68, NAV-16).
 * Law: a section is empty exactly when none of its blocks is shown (CNT-02).
 */
export const emptySections = <Block>(
  sections: readonly AnySection<Block>[],
  isShown: (block: Block) => boolean,
): readonly string[] => sections.filter(({ blocks }) => !blocks.some(isShown)).map(({ id }) => id);

/** The sections with their visible blocks; empty sections are removed. */
export const shownSections = <Block>(
  sections: readonly AnySection<Block>[],
  isShown: (block: Block) => boolean,
): readonly AnySection<Block>[] =>
  sections.map(({ id, blocks }) => ({ id, blocks: blocks.filter(isShown) })).filter(({ blocks }) => blocks.length > 0);
