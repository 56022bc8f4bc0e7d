import type { Target } from './target.ts';

/** The links of a hero, banner or card. */
type TargetChoice = { readonly title?: Target; readonly media?: Target; readonly buttons: readonly Target[] };

/** The target if it has an address; one without is text only (CNT-10). */
const leading = (target: Target | undefined): Target | undefined =>
  target === undefined || target.url === '' ? undefined : target;

/**
 * Chooses the links of title, media and buttons. The title links to the media's target, else to the first target
 * (CNT-23). With linkType No-CTA there are no buttons and the media is the link (CNT-31).
 * Law: no title and no media links to an empty address (CNT-10).
 */
export const chooseTargets = (content: {
  readonly linkType?: 'CTA' | 'No-CTA';
  readonly mediaTarget?: Target;
  readonly targets: readonly Target[];
}): TargetChoice => {
  const { linkType = 'CTA', mediaTarget, targets } = content;
  const title = leading(mediaTarget) ?? leading(targets[0]);
  const media = linkType === 'No-CTA' ? title : leading(mediaTarget);
  return {
    ...(title === undefined ? {} : { title }),
    ...(media === undefined ? {} : { media }),
    buttons: linkType === 'No-CTA' ? [] : targets,
  };
};
