import type * as Effect from 'effect/Effect';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { ProductId } from '#core/kernel/identifiers.ts';
import type { Keyed } from '#core/kernel/keyed.ts';
import type { FlagReason } from '#core/reviews/review.ts';
import type { GalleryMedia, GalleryStart, MediaSource, MediaStream } from '../gallery-medium.ts';

/** Pictures of shoppers (SOC-08). Reading needs no session; a report and a selection need that of a guest at least. */
export type MediaGateway = {
  readonly start: Effect.Effect<GalleryStart, ApiFailure>;
  /** Approved pictures, newest first. An unknown category, customer or stream has none. */
  readonly media: (
    source: MediaSource,
    part: { readonly start: number; readonly count: number },
  ) => Effect.Effect<GalleryMedia, ApiFailure>;
  /** The streams that have a picture: one for each of its products. Refused with API404 for an unknown picture. */
  readonly streams: (mediaId: string) => Effect.Effect<readonly MediaStream[], ApiFailure>;
  /** Reports a picture. A second report of the same shopper changes nothing. Refused with API404 for an unknown one. */
  readonly report: (
    command: Keyed & { readonly mediaId: string; readonly reason: FlagReason },
  ) => Effect.Effect<void, ApiFailure>;
  /**
   * Saves a selection of pictures and returns the id of its stream. API404 if one of them is unknown, API400 for none.
   */
  readonly saveSelection: (
    command: Keyed & { readonly mediaIds: readonly string[] },
  ) => Effect.Effect<string, ApiFailure>;
  /** The user of a member, with this name from now on. Refused with AUT440 for a guest. */
  readonly createUser: (command: Keyed & { readonly screenName: string }) => Effect.Effect<string, ApiFailure>;
  /**
   * Shares a picture as base64 and returns its id. It is shown once it was approved. API415 for a file that is no
   * photo, API404 for the user of another member, API400 for an unknown product or beyond the limit of a day.
   */
  readonly upload: (
    command: Keyed & {
      readonly userId: string;
      readonly caption: string;
      readonly file: string;
      readonly productIds: readonly ProductId[];
    },
  ) => Effect.Effect<string, ApiFailure>;
};
