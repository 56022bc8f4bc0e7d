/** Height of a spacer, in pixels (CNT-09). */
export const spacingSteps = { none: 0, xs: 8, sm: 16, md: 32, lg: 64, xl: 96 } as const;

const isStep = (text: string): text is keyof typeof spacingSteps => Object.hasOwn(spacingSteps, text);

/** Pixels of a step; 0 for an unknown one. */
export const spacing = (step: string): number => (isStep(step) ? spacingSteps[step] : spacingSteps.none);
