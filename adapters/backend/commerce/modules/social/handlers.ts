import * as t from 'io-ts';
import { social as operations, type social } from '#adapters/contract/social.ts';
import type { GalleryMediaWire } from '#adapters/contract/wire/social.codec.ts';
import { flagReasons } from '#core/reviews/review.ts';
import type { MediaSource } from '#core/social/gallery-medium.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import { badRequest, notFound, type Refusal } from '#adapters/backend/commerce/kernel/errors.ts';
import {
  consumerOf,
  replyWith,
  type CallContext,
  type GroupHandlers,
} from '#adapters/backend/commerce/kernel/handler.ts';
import { keyedCall, runIdempotent } from '#adapters/backend/commerce/kernel/idempotency/idempotent-command.ts';
import { newId } from '#adapters/backend/commerce/kernel/opaque-id.ts';
import { insertSelection, readMedia, readStreams, reportMedium } from './medium-records.ts';
import { mediaWire } from './medium-wire.ts';
import { makeUploadHandlers } from './upload-handlers.ts';

const DEFAULT_COUNT = 12;
const MAX_COUNT = 40;

/** Pictures of shoppers (API-099 to API-108): the media service of the specification, as a part of this one. */
export const makeSocialHandlers = (context: CommerceContext): GroupHandlers<typeof social> => {
  const { db } = context.database;

  const mediaOf = async (
    { site: { locale } }: Pick<CallContext, 'site'>,
    source: MediaSource,
    { start = 0, count = DEFAULT_COUNT }: { readonly start?: number; readonly count?: number },
  ): Promise<GalleryMediaWire | Refusal> =>
    count < 1 || count > MAX_COUNT ? badRequest : mediaWire(await readMedia(db, source, { start, count }), locale);

  return {
    ...makeUploadHandlers(context),
    start: async () => ({ description: { reportReasons: [...flagReasons], acceptsUploads: true } }),
    ofCategory: (call) => mediaOf(call, { _tag: 'category', categoryId: call.query.categoryId }, call.query),
    ofCustomer: (call) => mediaOf(call, { _tag: 'customer', customerId: call.params.customerId }, call.query),
    ofStream: (call) => mediaOf(call, { _tag: 'stream', streamId: call.params.streamId }, call.query),
    recent: (call) => mediaOf(call, { _tag: 'recent' }, call.query),
    streamsOf: async ({ params: { mediaId }, site: { locale } }) => {
      const streams = await readStreams(db, { mediaId, locale });
      return streams === undefined ? notFound : { streams: [...streams] };
    },
    report: (call) =>
      runIdempotent(context, keyedCall('social.report', call), {
        reply: t.unknown,
        command: async (tx) => {
          const { consumerId } = consumerOf(call);
          const { mediaId } = call.params;
          if (!(await reportMedium(tx, { consumerId, mediaId, reason: call.body.reason }))) throw notFound;
          return replyWith(undefined, { status: 204 });
        },
      }),
    saveSelection: async (call) => {
      const { consumerId } = consumerOf(call);
      const mediumIds = [...new Set(call.body.mediaIds)];
      if (mediumIds.length === 0) return badRequest;
      return runIdempotent(context, keyedCall('social.saveSelection', call), {
        reply: operations.saveSelection.reply,
        command: async (tx) => {
          const stashId = newId();
          if (!(await insertSelection(tx, { stashId, consumerId, mediumIds }))) throw notFound;
          return replyWith({ stashId }, {});
        },
      });
    },
  };
};
