/** Room below a block or in a spacer, in pixels (CNT-09). */
export const spacingSteps = { none: 0, xs: 8, sm: 16, md: 32, lg: 64, xl: 96 } as const;
export type SpacingStep = keyof typeof spacingSteps;

/** Room of its own (CNT-65, ENT-36). `bottomMargins` is a step. */
export type Spacer = { readonly backgroundColor?: string; readonly bottomMargins: string };

/** Blocks that take no part in the spacing of a section (CNT-08). */
export const unspacedBlocks = ['mega-menu', 'benefit-bar'] as const;

const isStep = (text: string): text is SpacingStep => Object.hasOwn(spacingSteps, text);

/** Pixels of a step; an unknown one gives no room. */
export const spacing = (step: string): number => (isStep(step) ? spacingSteps[step] : spacingSteps.none);

/**
 * Pixels below each block, none below one that takes no part.
 * Law: the room below each block is its own, and neighbours change nothing of it (CNT-08).
 */
export const roomBelow = (
  blocks: readonly { readonly type: string; readonly bottomMargins?: string }[],
): readonly number[] =>
  blocks.map(({ type, bottomMargins = 'none' }) =>
    unspacedBlocks.some((unspaced) => unspaced === type) ? 0 : spacing(bottomMargins),
  );
