/** Extent of the gradient over a picture (CNT-27). */
export const gradientStyles = ['full', 'focused', 'off'] as const;
type GradientStyle = (typeof gradientStyles)[number];

const heights: { readonly [style in GradientStyle]: number } = { full: 35, focused: 50, off: 0 };

const isStyle = (text: string): text is GradientStyle => Object.hasOwn(heights, text);

/** Height of a gradient as a percentage of its media; 0 for an unknown style (CNT-27, PR-32). */
export const gradientHeight = (style: string): number => (isStyle(style) ? heights[style] : heights.off);

/** Color family of a gradient: a dark one is below light texts. */
export const gradientTones = ['dark', 'light'] as const;
