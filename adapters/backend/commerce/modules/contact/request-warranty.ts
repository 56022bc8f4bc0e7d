import { either as E } from 'fp-ts';
import { contact as operations } from '#adapters/contract/contact.ts';
import { validateWarranty } from '#core/contact/warranty.ts';
import { Calendar } from '#core/kernel/calendar.ts';
import { ruleTextsOf } from '#core/validation/all-rule-texts.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import { refusal } from '#adapters/backend/commerce/kernel/errors.ts';
import type { Queries } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { consumerOf, replyWith, type Handler } from '#adapters/backend/commerce/kernel/handler.ts';
import {
  keyedCall,
  runIdempotent,
  storedResponse,
} from '#adapters/backend/commerce/kernel/idempotency/idempotent-command.ts';
import { enqueueMessage } from '#adapters/backend/commerce/kernel/outbox/enqueue-message.ts';
import { countConfirmation } from '#adapters/backend/commerce/kernel/rates/limit-emails.ts';
import { notThisOrder } from '../cart/cart-refusals.ts';
import { newOrderNumber } from '../order/order-number.ts';
import { findOrderOf, findReadableOrder } from '../order/purchase-records.ts';
import { limitTracking } from '../order/tracking-limit.ts';
import { refusalOfForm } from '#adapters/backend/commerce/kernel/refusal-of-form.ts';
import { digestOfPhoto, limitPhotos, noPhoto, photoIn } from '#adapters/backend/commerce/kernel/photos.ts';
import { insertWarranty, isOrdered } from './warranty-records.ts';

/** The order does not have the product. */
const notOrdered = refusal(400, 'ATTR200');
/**
 * Checks the order of a request: one that the session may use, or one that its number and email address name, with the
 * limit and the answer of tracking, so that addresses and numbers cannot be guessed here either (ORD-03). Throws ORD400,
 * ATTR200 if the order does not have the product, and API400 after too many attempts.
 */
const checkOrder = async (
  db: Queries,
  named: {
    readonly orderNumber: string;
    readonly email: string;
    readonly siteId: string;
    readonly consumerId: string;
    readonly productId: string;
  },
): Promise<void> => {
  let order = await findReadableOrder(db, named);
  if (order === undefined) {
    const refused = await limitTracking(db, named.consumerId);
    if (refused !== undefined) throw refused;
    order = await findOrderOf(db, named);
  }
  if (order === undefined) throw notThisOrder;
  if (!(await isOrdered(db, { orderId: order.orderId, productId: named.productId }))) throw notOrdered;
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
    const read = files.map(photoIn);
    const photos = read.flatMap((photo) => photo ?? []);
    if (photos.length < files.length) return noPhoto(read.indexOf(undefined) + 1);
    const { productId = '', purchaseDate = '', email = '', description = '', orderNumber } = result.right.values;
    const { consumerId } = consumerOf(call);
    const { siteId, locale } = site;
    if (orderNumber !== undefined)
      await checkOrder(context.database.db, { orderNumber, email, siteId, consumerId, productId });
    const keyed = keyedCall('contact.requestWarranty', call, [typed, await Promise.all(photos.map(digestOfPhoto))]);
    const { reply } = operations.requestWarranty;
    const known = await storedResponse(context, keyed, reply);
    if (known !== undefined) return known;
    const refused = await limitPhotos(context.database.db, consumerId, photos);
    if (refused !== undefined) return refused;
    return runIdempotent(context, keyed, {
      reply,
      command: async (tx) => {
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
        // Last, since it locks counters that other requests wait for.
        const isConfirmed = await countConfirmation(tx, { consumerId, recipient: email });
        if (isConfirmed)
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
