import * as Effect from 'effect/Effect';
import type { Picture } from '../catalog/product.ts';
import { flagReasons } from '../reviews/review.ts';
import { styleOf } from '../catalog/product-id.ts';
import type { GalleryMedium, MediaSource } from '../social/gallery-medium.ts';
import type { SessionRepository } from '../session/ports/session-repository.ts';
import { Session } from '../session/session.ts';
import type { MediaGateway } from '../social/ports/media-gateway.ts';
import { apiRefusal, type FakeFaults } from './faults.ts';

const pictureOf = (index: number): Picture => ({
  name: `reviews/shared-${index}`,
  alt: 'Photo by A. B.',
  width: 1200,
  height: 1200,
  color: '#8a9a8f',
});

/** Ten pictures of the style NKTRAIL3, the newest first. */
const shared: readonly GalleryMedium[] = Array.from({ length: 10 }, (_, index) => ({
  id: `M${index + 1}`,
  type: 'image',
  images: { thumbnail: pictureOf(index), normal: pictureOf(index) },
  caption: `Caption ${index + 1}`,
  language: index === 1 ? 'fr' : 'en',
  uploader: 'A. B.',
  productIds: ['NKTRAIL3FJO'],
}));

const isOf = (source: MediaSource, { productIds }: GalleryMedium): boolean =>
  source._tag === 'recent' ||
  source._tag === 'category' ||
  (source._tag === 'stream' && productIds.some((id) => styleOf(id) === source.streamId));

/**
 * Pictures of shoppers; a category has all of them, and a customer none. `reported` and `uploaded` are
 * the received reports and pictures.
 */
export type FakeMedia = MediaGateway & { readonly reported: string[]; readonly uploaded: string[] };

export const makeFakeMedia = (faults: FakeFaults, sessions: SessionRepository): FakeMedia => {
  const reported: string[] = [];
  const uploaded: string[] = [];
  const stashes = new Map<string, readonly string[]>();
  const member = Effect.flatMap(sessions.read, (session) =>
    Session.isMember(session) ? Effect.succeed(`user-${session?.consumerId}`) : Effect.fail(apiRefusal('AUT440', 403)),
  );
  const known = (mediaId: string) =>
    shared.some(({ id }) => id === mediaId) ? Effect.void : Effect.fail(apiRefusal('API404', 404));
  const isInStash = (source: MediaSource, { id }: GalleryMedium): boolean =>
    source._tag === 'stream' && stashes.get(source.streamId)?.includes(id) === true;
  return {
    reported,
    uploaded,
    start: Effect.as(faults.meet('mediaStart'), { reportReasons: flagReasons, acceptsUploads: true }),
    media: (source, { start, count }) =>
      faults.meet('media').pipe(
        Effect.map(() => {
          const found = shared.filter((medium) => isOf(source, medium) || isInStash(source, medium));
          return { media: found.slice(start, start + count), total: found.length };
        }),
      ),
    streams: (mediaId) =>
      faults
        .meet('mediaStreams')
        .pipe(Effect.andThen(known(mediaId)), Effect.as([{ streamId: 'NKTRAIL3', title: 'Kamm Trail 3' }])),
    report: ({ mediaId, reason }) =>
      faults.meet('reportMedium').pipe(
        Effect.andThen(known(mediaId)),
        Effect.andThen(
          Effect.sync(() => {
            if (!reported.some((one) => one.startsWith(`${mediaId} `))) reported.push(`${mediaId} ${reason}`);
          }),
        ),
      ),
    saveSelection: ({ mediaIds }) =>
      faults.meet('saveSelection').pipe(
        Effect.andThen(mediaIds.length === 0 ? Effect.fail(apiRefusal('API400')) : Effect.forEach(mediaIds, known)),
        Effect.map(() => {
          const stashId = `S${stashes.size + 1}`;
          stashes.set(stashId, mediaIds);
          return stashId;
        }),
      ),
    createUser: () => faults.meet('createUser').pipe(Effect.andThen(member)),
    upload: ({ userId, caption, file, productIds }) =>
      faults.meet('upload').pipe(
        Effect.andThen(member),
        Effect.flatMap((own) => {
          if (own !== userId) return Effect.fail(apiRefusal('API404', 404));
          if (productIds.some((id) => styleOf(id) !== 'NKTRAIL3')) return Effect.fail(apiRefusal('API400'));
          // The tests send a photo, or a short text.
          if (file.length < 40) return Effect.fail(apiRefusal('API415', 415));
          uploaded.push(caption);
          return Effect.succeed(`U${uploaded.length}`);
        }),
      ),
  };
};
