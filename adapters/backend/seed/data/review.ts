import type { Stars } from '#core/catalog/rating-summary.ts';

/** A review in its original language (REV-08). Authors are abbreviated. */
type ReviewData = {
  readonly by: string;
  readonly stars: Stars;
  readonly locale: 'en-us' | 'en-gb' | 'fr-ca' | 'de-de';
  /** Day as YYYY-MM-DD. */
  readonly on: string;
  /** Fit; not for products of a single size. */
  readonly fit?: 'small' | 'true' | 'large';
  readonly isVerified: boolean;
  /** Helpful votes. */
  readonly helpful: number;
  readonly title: string;
  readonly text: string;
  /** Names of pictures. */
  readonly pictures?: readonly string[];
};
export type ReviewsByStyle = { readonly [styleId: string]: readonly ReviewData[] };
