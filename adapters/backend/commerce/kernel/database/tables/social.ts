import type { Generated } from 'kysely';
import type { StoredPicture } from './catalog.ts';

/** Pictures that shoppers share. jsonb columns are written as JSON text. */
export type SocialTables = {
  socialUser: { userId: string; consumerId: string; screenName: string; createdAt: Generated<Date> };
  /**
   * `captions` by language. A picture of a review has `reviewId`, one that a member has uploaded `userId`, and its
   * bytes as `data` until a moderator decides.
   */
  socialMedium: {
    mediumId: string;
    reviewId: string | null;
    userId: string | null;
    uploader: string;
    captions: { readonly [language: string]: string };
    language: string;
    productIds: readonly string[];
    picture: StoredPicture | null;
    data: Uint8Array | null;
    state: 'pending' | 'approved' | 'rejected';
    postedAt: Generated<Date>;
  };
  socialReport: { consumerId: string; mediumId: string; reason: string; createdAt: Generated<Date> };
  /** Selections of pictures that shoppers save. */
  socialStash: { stashId: string; consumerId: string; mediumIds: readonly string[]; createdAt: Generated<Date> };
};
