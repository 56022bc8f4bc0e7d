import * as Effect from 'effect/Effect';
import { social } from '#adapters/contract/social.ts';
import type { MediaGateway } from '#core/social/ports/media-gateway.ts';
import type { BaseClient } from '../base-client.ts';
import { galleryMediaOf, galleryStartOf } from './media-mapper.ts';

/** Pictures of shoppers with API-099 to API-108. */
export const makeMediaGateway = ({ ask }: BaseClient): MediaGateway => {
  const found = (source: Parameters<MediaGateway['media']>[0], part: Parameters<MediaGateway['media']>[1]) => {
    const query = { ...part };
    switch (source._tag) {
      case 'category':
        return ask(social.ofCategory, { query: { ...query, categoryId: source.categoryId } });
      case 'customer':
        return ask(social.ofCustomer, { params: { customerId: source.customerId }, query });
      case 'stream':
        return ask(social.ofStream, { params: { streamId: source.streamId }, query });
      case 'recent':
        return ask(social.recent, { query });
    }
  };
  return {
    start: ask(social.start, {}).pipe(Effect.map(({ body }) => galleryStartOf(body))),
    media: (source, part) => found(source, part).pipe(Effect.map(({ body }) => galleryMediaOf(body))),
    streams: (mediaId) => ask(social.streamsOf, { params: { mediaId } }).pipe(Effect.map(({ body }) => body.streams)),
    report: ({ key, mediaId, reason }) =>
      ask(social.report, { key, params: { mediaId }, body: { reason } }).pipe(Effect.asVoid),
    saveSelection: ({ key, mediaIds }) =>
      ask(social.saveSelection, { key, body: { mediaIds: [...mediaIds] } }).pipe(
        Effect.map(({ body }) => body.stashId),
      ),
    createUser: ({ key, screenName }) =>
      ask(social.createUser, { key, body: { screenName } }).pipe(Effect.map(({ body }) => body.userId)),
    upload: ({ key, userId, caption, file, productIds }) =>
      ask(social.upload, { key, params: { userId }, body: { caption, file, productIds: [...productIds] } }).pipe(
        Effect.map(({ body }) => body.mediaId),
      ),
  };
};
