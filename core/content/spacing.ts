/** Height of a spacer, in pixels (CNT-09). */
export const spacingSteps = { none: 0, xs: 8, sm: 16, md: 32, lg: 64, xl: 96 } as const;
