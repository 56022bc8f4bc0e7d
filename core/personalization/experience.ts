import { BASELINE, type Variant } from './variant-label.ts';

/** A placement with alternative contents for an experiment. */
export type Experience<Content> = {
  readonly id: string;
  readonly variants: readonly { readonly name: Variant; readonly targets: readonly Content[] }[];
  readonly baselines: readonly Content[];
};

/** The variant of a visitor: decided by the engine, or forced by a tester. */
export type Assignment = { readonly decided?: Variant; readonly forced?: Variant };

/** The content to show, and its variant. */
export type ShownVariant<Content> = { readonly variant: Variant; readonly content: readonly Content[] };

/**
 * The content to show: the baseline until a decision exists (P13N-07); then the variant of that name (P13N-08), or the
 * baseline if there is no such variant. A forced variant overrides the decision (P13N-10).
 * Law: what shows is a variant of the experience or its baseline, and never nothing in between (P13N-09).
 */
const show = <Content>(experience: Experience<Content>, { decided, forced }: Assignment): ShownVariant<Content> => {
  const wanted = forced ?? decided ?? BASELINE;
  const variant = wanted === BASELINE ? undefined : experience.variants.find(({ name }) => name === wanted);
  return variant === undefined
    ? { variant: BASELINE, content: experience.baselines }
    : { variant: variant.name, content: variant.targets };
};

export const Experience = { show } as const;
