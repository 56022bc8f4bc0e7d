import { either as E } from 'fp-ts';
import { contact as operations } from '#adapters/contract/contact.ts';
import { photoFacts } from '#core/contact/photo.ts';
import { validateWarranty } from '#core/contact/warranty.ts';
import { encodeBase64Url } from '#core/kernel/base64url.ts';
import { Calendar } from '#core/kernel/calendar.ts';
import { ruleTextsOf } from '#core/validation/all-rule-texts.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import { refusal, type Refusal } from '#adapters/backend/commerce/kernel/errors.ts';
import type { Queries } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { consumerOf, replyWith, type Handler } from '#adapters/backend/commerce/kernel/handler.ts';
import {
  keyedCall,
  runIdempotent,
  storedResponse,
} from '#adapters/backend/commerce/kernel/idempotency/idempotent-command.ts';
import { enqueueMessage } from '#adapters/backend/commerce/kernel/outbox/enqueue-message.ts';
import { tooManyRequests } from '#adapters/backend/commerce/kernel/rates/limit-calls.ts';
import { countConfirmation } from '#adapters/backend/commerce/kernel/rates/limit-emails.ts';
import { countCall } from '#adapters/backend/commerce/kernel/rates/rate-records.ts';
import { notThisOrder } from '../cart/cart-refusals.ts';
import { newOrderNumber } from '../order/order-number.ts';
import { findOrderOf, findReadableOrder } from '../order/purchase-records.ts';
import { limitTracking } from '../order/tracking-limit.ts';
import { refusalOfForm } from '#adapters/backend/commerce/kernel/refusal-of-form.ts';
import { insertWarranty, isOrdered, type Photo } from './warranty-records.ts';

/** Bytes of photos that one consumer may store in a day. */
export const MAX_DAILY_PHOTO_BYTES = 20_000_000;
/**
 * Bytes of photos that all consumers together may store in a day, so that guests from many networks do not fill the
 * disk.
 */
export const MAX_DAILY_PHOTO_BYTES_OF_ALL = 2_000_000_000;
/** The counter of all consumers; no consumer has this id. */
const EVERYONE = 'everyone';
const DAY_SECONDS = 86_400;

/** The order does not have the product. */
const notOrdered = refusal(400, 'ATTR200');
/** A file that is no photo, by its place from 1. */
const noPhoto = (photo: number) => refusal(415, 'API415', { params: { photo } });

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

/** The photo that base64 contains; undefined for any other file. A loop: `Uint8Array.from` needs 80 ms for 1 MB. */
const photoIn = (base64: string): Photo | undefined => {
  const text = atob(base64);
  const data = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) data[at] = text.charCodeAt(at);
  const facts = photoFacts(data);
  return facts && { ...facts, data };
};

/**
 * Counts photos before the transaction that stores them, which then locks no counter while it does. 429 API400 beyond
 * the daily bytes of a consumer or of all together; refused photos do not count.
 */
const limitPhotos = async (db: Queries, consumerId: string, photos: readonly Photo[]): Promise<Refusal | undefined> => {
  if (photos.length === 0) return undefined;
  const by = photos.reduce((sum, { data }) => sum + data.byteLength, 0);
  const counters = [
    { consumerId, most: MAX_DAILY_PHOTO_BYTES },
    { consumerId: EVERYONE, most: MAX_DAILY_PHOTO_BYTES_OF_ALL },
  ].map(({ most, ...of }) => ({ most, counter: { ...of, rate: 'photo-bytes', seconds: DAY_SECONDS } }));
  for (const [index, { most, counter }] of counters.entries()) {
    const { calls, left } = await countCall(db, { ...counter, by });
    if (calls <= most) continue;
    for (const counted of counters.slice(0, index + 1)) await countCall(db, { ...counted.counter, by: -by });
    return tooManyRequests(left);
  }
  return undefined;
};

/** SHA-256 in base64url, by Web Crypto: it does not block the process while it reads a whole photo. */
const digestOfPhoto = async ({ data }: Photo): Promise<string> =>
  encodeBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', data)));

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
