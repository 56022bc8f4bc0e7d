import { MAX_FAVORITES } from '#core/favorites/local-favorites.ts';
import { either as E } from 'fp-ts';
import * as t from 'io-ts';
import { favorites as operations, type favorites } from '#adapters/contract/favorites.ts';
import { DEFAULT_QUANTITY } from '#core/catalog/quantity.ts';
import { isProductId, isStyleId } from '#core/catalog/product-id.ts';
import { validateShare } from '#core/favorites/share.ts';
import { ruleTextsOf } from '#core/validation/all-rule-texts.ts';
import { newId } from '#adapters/backend/commerce/kernel/opaque-id.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import type { Queries } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { badRequest, notFound, refusal } from '#adapters/backend/commerce/kernel/errors.ts';
import {
  consumerOf,
  replyWith,
  type CallContext,
  type GroupHandlers,
} from '#adapters/backend/commerce/kernel/handler.ts';
import { keyedCall, runIdempotent } from '#adapters/backend/commerce/kernel/idempotency/idempotent-command.ts';
import { enqueueMessage } from '#adapters/backend/commerce/kernel/outbox/enqueue-message.ts';
import { countEmails, countGuestRecipients } from '#adapters/backend/commerce/kernel/rates/limit-emails.ts';
import {
  addFavorite,
  findFavoriteId,
  openFavoriteList,
  readFavorites,
  readSharedFavorites,
  removeFavorite,
  shareFavorites,
} from './favorite-records.ts';
import { favoritesWire, sharedFavoritesWire } from './favorite-wire.ts';

/** FAV-11. */
const DEFAULT_COUNT = 24;

const listFull = refusal(422, 'API406');

/**
 * Favorites (API-093, API-094, API-096 to API-098). Lists are read by owner, so that another consumer's list is not
 * found (AUTH-32).
 */
export const makeFavoritesHandlers = (context: CommerceContext): GroupHandlers<typeof favorites> => {
  const { db } = context.database;
  const ownerOf = (call: CallContext) => ({ consumerId: consumerOf(call).consumerId, siteId: call.site.siteId });
  const part = async (queries: Queries, call: CallContext, { start = 0, count = DEFAULT_COUNT } = {}) =>
    favoritesWire(
      await readFavorites(queries, call.site, { consumerId: consumerOf(call).consumerId, start, count }),
      call.site,
    );

  return {
    list: async (call) => {
      const { favoriteId, start = 0, count = DEFAULT_COUNT } = call.query;
      if (count < 1 || count > MAX_FAVORITES) return badRequest;
      if (favoriteId !== undefined && favoriteId !== (await findFavoriteId(db, ownerOf(call)))) return notFound;
      return part(db, call, { start, count });
    },

    add: async (call) => {
      const { id, itemType, qty, favoriteId } = call.body;
      if (!isProductId(id) || isStyleId(id) !== (itemType === 'style') || qty !== DEFAULT_QUANTITY) return badRequest;
      return runIdempotent(context, keyedCall('wishlists.add', call), {
        reply: operations.add.reply,
        command: async (tx) => {
          const owner = ownerOf(call);
          const open = await openFavoriteList(tx, { ...owner, favoriteId: newId() });
          if (favoriteId !== undefined && favoriteId !== open) throw notFound;
          const added = await addFavorite(tx, { favoriteId: open, siteId: owner.siteId, itemId: id, itemType });
          if (added === 'Unknown') throw notFound;
          if (added === 'Full') throw listFull;
          return replyWith(await part(tx, call), {});
        },
      });
    },

    remove: (call) =>
      runIdempotent(context, keyedCall('wishlists.remove', call), {
        reply: operations.remove.reply,
        command: async (tx) => {
          if (!(await removeFavorite(tx, { ...ownerOf(call), ...call.params }))) throw notFound;
          return replyWith(await part(tx, call), {});
        },
      }),

    share: async (call) => {
      const { recipients, message } = call.body;
      const { language, locale } = call.site;
      // Recipients are optional: sharing may only create the link.
      const result =
        recipients.length === 0 && message === ''
          ? E.right({ recipients: [], message: '' })
          : validateShare({ recipients: recipients.join(','), message }, ruleTextsOf(language));
      if (E.isLeft(result)) return badRequest;
      const asked = result.right;
      return runIdempotent(context, keyedCall('wishlists.share', call), {
        reply: t.unknown,
        command: async (tx) => {
          const { favoriteId } = call.params;
          if (!(await shareFavorites(tx, { ...ownerOf(call), favoriteId }))) throw notFound;
          const sender = { consumerId: consumerOf(call).consumerId, recipients: asked.recipients };
          await countGuestRecipients(tx, { ...sender, network: call.network });
          await countEmails(tx, sender);
          for (const to of asked.recipients)
            await enqueueMessage(tx, {
              kind: 'shared-favorites',
              to,
              siteId: call.site.siteId,
              locale,
              key: `shared-favorites ${newId()}`,
              params: { favoriteId, message: asked.message },
            });
          return replyWith(undefined, { status: 204 });
        },
      });
    },

    readShared: async ({ params: { favoriteId }, site }) => {
      const record = await readSharedFavorites(db, site, favoriteId);
      return record.favoriteId === null ? notFound : sharedFavoritesWire(record, favoriteId, site);
    },
  };
};
