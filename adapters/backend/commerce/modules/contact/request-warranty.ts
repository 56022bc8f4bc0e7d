import { either as E } from 'fp-ts';
import { contact as operations } from '#adapters/contract/contact.ts';
import { photoFacts } from '#core/contact/photo.ts';
import { validateWarranty } from '#core/contact/warranty.ts';
import { Calendar } from '#core/kernel/calendar.ts';
import { ruleTextsOf } from '#core/validation/all-rule-texts.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import { notJson, refusal } from '#adapters/backend/commerce/kernel/errors.ts';
import { consumerOf, replyWith, type Handler } from '#adapters/backend/commerce/kernel/handler.ts';
import { keyedCall, runIdempotent } from '#adapters/backend/commerce/kernel/idempotency/idempotent-command.ts';
import { enqueueMessage } from '#adapters/backend/commerce/kernel/outbox/enqueue-message.ts';
import { tooManyRequests } from '#adapters/backend/commerce/kernel/rates/limit-calls.ts';
import { countEmails } from '#adapters/backend/commerce/kernel/rates/limit-emails.ts';
import { countCall } from '#adapters/backend/commerce/kernel/rates/rate-records.ts';
import { newOrderNumber } from '#adapters/backend/commerce/modules/order/order-number.ts';
import { refusalOfForm } from './refusal-of-form.ts';
import { insertWarranty, isOrderOf, type Photo } from './warranty-records.ts';

/** Bytes of photos that one consumer may store in a day. */
export const MAX_DAILY_PHOTO_BYTES = 20_000_000;
const DAY_SECONDS = 86_400;

/** The order number belongs to another email address, or to no order. */
const notTheirOrder = refusal(400, 'ORD400');

/** The photo that base64 contains; undefined for any other file. */
const photoIn = (base64: string): Photo | undefined => {
  const data = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const facts = photoFacts(data);
  return facts && { ...facts, data };
};

/**
 * Stores a warranty request, whose case id is sent to its email address (API-067). No response ever contains a stored
 * photo.
 */
export const makeRequestWarranty =
  (context: CommerceContext): Handler<typeof operations.requestWarranty> =>
  async (call) => {
    const { site } = call;
    const { photos: files, ...typed } = call.body;
    const today = Calendar.dayAt(context.now(), site.timeZone);
    const texts = { rules: ruleTextsOf(site.language), tooManyPhotos: '' };
    const result = validateWarranty({ typed, photos: files }, { dateFormat: 'YYYY-MM-DD', today }, texts);
    if (E.isLeft(result)) return refusalOfForm(result.left);
    const photos = files.flatMap((file) => photoIn(file) ?? []);
    if (photos.length < files.length) return notJson;
    const { productId = '', purchaseDate = '', email = '', description = '', orderNumber } = result.right.values;
    return runIdempotent(context, keyedCall('contact.requestWarranty', call), {
      reply: operations.requestWarranty.reply,
      command: async (tx) => {
        const { consumerId } = consumerOf(call);
        const { siteId, locale } = site;
        if (orderNumber !== undefined && !(await isOrderOf(tx, { orderNumber, siteId, consumerId, email })))
          throw notTheirOrder;
        await countEmails(tx, { consumerId, recipients: [email] });
        const by = photos.reduce((sum, { data }) => sum + data.byteLength, 0);
        const { calls, left } = await countCall(tx, { consumerId, rate: 'photo-bytes', seconds: DAY_SECONDS, by });
        if (calls > MAX_DAILY_PHOTO_BYTES) throw tooManyRequests(left);
        const caseId = `W-${newOrderNumber()}`;
        await insertWarranty(tx, {
          caseId,
          consumerId,
          siteId,
          locale,
          orderNumber: orderNumber ?? null,
          productId,
          purchaseDate,
          email,
          description,
          photos,
        });
        await enqueueMessage(tx, {
          kind: 'warranty-case',
          params: { caseId, productId },
          to: email,
          siteId,
          locale,
          key: `warranty-case ${caseId}`,
        });
        return replyWith({ caseId }, {});
      },
    });
  };
