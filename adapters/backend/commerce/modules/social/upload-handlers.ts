import { either as E } from 'fp-ts';
import { social as operations, type social } from '#adapters/contract/social.ts';
import { languageOf } from '#core/kernel/language.ts';
import { photoForm } from '#core/social/photo-form.ts';
import { ruleTextsOf } from '#core/validation/all-rule-texts.ts';
import { validateForm } from '#core/validation/validate-form.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import { badRequest, notFound } from '#adapters/backend/commerce/kernel/errors.ts';
import { consumerOf, replyWith, type GroupHandlers } from '#adapters/backend/commerce/kernel/handler.ts';
import {
  keyedCall,
  runIdempotent,
  storedResponse,
} from '#adapters/backend/commerce/kernel/idempotency/idempotent-command.ts';
import { newId } from '#adapters/backend/commerce/kernel/opaque-id.ts';
import { digestOfPhoto, limitPhotos, noPhoto, photoIn } from '#adapters/backend/commerce/kernel/photos.ts';
import { refusalOfForm } from '#adapters/backend/commerce/kernel/refusal-of-form.ts';
import { areProducts, insertUpload, limitUploads, putUser, screenNameOf } from './upload-records.ts';

/** The rule of one field of a shared picture. */
const fieldOf = (name: (typeof photoForm)[number]['name']) => photoForm.filter((field) => field.name === name);

/** Pictures that members share (API-107, API-108). */
export const makeUploadHandlers = (
  context: CommerceContext,
): Pick<GroupHandlers<typeof social>, 'createUser' | 'upload'> => {
  const { db } = context.database;
  return {
    createUser: async (call) => {
      const nickname = call.body.screenName;
      const named = validateForm(fieldOf('nickname'), { nickname }, ruleTextsOf(call.site.language));
      if (E.isLeft(named)) return refusalOfForm(named.left);
      const screenName = named.right.nickname ?? '';
      const { consumerId } = consumerOf(call);
      return runIdempotent(context, keyedCall('social.createUser', call), {
        reply: operations.createUser.reply,
        command: async (tx) =>
          replyWith({ userId: await putUser(tx, { userId: newId(), consumerId, screenName }) }, {}),
      });
    },

    upload: async (call) => {
      const { file, productIds, ...typed } = call.body;
      const { userId } = call.params;
      const { consumerId } = consumerOf(call);
      const uploader = await screenNameOf(db, { userId, consumerId });
      if (uploader === undefined) return notFound;
      const checked = validateForm(fieldOf('caption'), typed, ruleTextsOf(call.site.language));
      if (E.isLeft(checked)) return refusalOfForm(checked.left);
      if (productIds.length === 0 || !(await areProducts(db, productIds))) return badRequest;
      const photo = photoIn(file);
      if (photo === undefined) return noPhoto(1);
      const keyed = keyedCall('social.upload', call, [typed, productIds, await digestOfPhoto(photo)]);
      const { reply } = operations.upload;
      const known = await storedResponse(context, keyed, reply);
      if (known !== undefined) return known;
      const refused = (await limitUploads(db, userId)) ?? (await limitPhotos(db, consumerId, [photo]));
      if (refused !== undefined) return refused;
      return runIdempotent(context, keyed, {
        reply,
        command: async (tx) => {
          const mediaId = newId();
          const { data } = photo;
          const caption = checked.right.caption ?? '';
          const language = languageOf(call.site.locale);
          await insertUpload(tx, { mediaId, userId, uploader, caption, language, productIds, data });
          return replyWith({ mediaId }, {});
        },
      });
    },
  };
};
