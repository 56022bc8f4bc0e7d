import type { Stars } from '#core/catalog/rating-summary.ts';

/** What a shopper wrote, in the language in which it was written (REV-08). No author is named by more than initials. */
type ReviewData = {
  readonly by: string;
  readonly stars: Stars;
  readonly locale: 'en-us' | 'en-gb' | 'fr-ca' | 'de-de';
  /** The day, as in 2026-10-05. */
  readonly on: string;
  /** How the size turned out; things of one size have none. */
  readonly fit?: 'small' | 'true' | 'large';
  readonly isVerified: boolean;
  /** Votes of those whom it helped. */
  readonly helpful: number;
  readonly title: string;
  readonly text: string;
  /** Pictures that came with it, by name. */
  readonly pictures?: readonly string[];
};
export type ReviewsByStyle = { readonly [styleId: string]: readonly ReviewData[] };
