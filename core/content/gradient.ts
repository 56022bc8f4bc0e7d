/** Extent of the gradient over a picture (CNT-27). */
export const gradientStyles = ['full', 'focused', 'off'] as const;
