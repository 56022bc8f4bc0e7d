/** How far a shade reaches over a picture, in percent of its height (PR-32, CNT-27, CFG-13). The full one is the lower (AMB-60). */
export const gradientHeights = { full: 35, focused: 50, off: 0 } as const;
export const gradientStyles = ['full', 'focused', 'off'] as const;
export type GradientStyle = (typeof gradientStyles)[number];

/**
 * The height as a length.
 * Law: the height is 0 for everything that is neither full nor focused (PR-32).
 */
export const gradientHeight = (style: string): string => {
  const percent = style === 'full' || style === 'focused' ? gradientHeights[style] : gradientHeights.off;
  return percent === 0 ? '0' : `${percent}%`;
};
