import { BASELINE, type Variant } from './variant-label.ts';

/** A place on a page that an experiment may fill in several ways. */
export type Experience<Content> = {
  readonly id: string;
  readonly variants: readonly { readonly name: Variant; readonly targets: readonly Content[] }[];
  readonly baselines: readonly Content[];
};

/**
 * What is known of a visitor's part in an experiment: what the engine decided, if it did yet, and what a tester forces.
 */
export type Assignment = { readonly decided?: Variant; readonly forced?: Variant };

/** What an experience shows, and the variant that it counts as. */
export type ShownVariant<Content> = { readonly variant: Variant; readonly content: readonly Content[] };

/**
 * The baseline shows until a decision exists (P13N-07); a decision other than Baseline shows the variant of that name
 * (P13N-08);
 * where there is no such variant, the baseline stays. A forced variant replaces the decision (P13N-10).
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
