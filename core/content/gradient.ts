/** How far a shade reaches over a picture (CNT-27). */
export const gradientStyles = ['full', 'focused', 'off'] as const;
