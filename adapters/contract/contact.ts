import * as t from 'io-ts';
import { ANYONE, endpoint } from './endpoint.ts';
import { MAX_PHOTO_BYTES, MAX_PHOTOS } from '#core/contact/photo.ts';
import {
  arrayOf,
  base64,
  captchaToken,
  emailText,
  id,
  nothing,
  prose,
  record,
  strictRecord,
  text,
} from './wire/primitives.codec.ts';

const Choice = { id: t.string, label: t.string };

/** Photos as base64, and 100 KB for everything else. */
const PHOTO_REQUEST_BYTES = Math.ceil(MAX_PHOTO_BYTES / 3) * 4 * MAX_PHOTOS + 100 * 1024;

/** Requests to the customer service. */
export const contact = {
  /** Reply to a message to the customer service: its number, by which both sides name the case (CASE-04). */
  send: endpoint({
    id: 'API-068',
    name: 'contactus',
    method: 'POST',
    path: 'consumers-v3/contactus',
    query: nothing,
    body: strictRecord(
      {
        firstName: text(200),
        lastName: text(200),
        email: emailText,
        categoryId: id,
        subjectId: id,
        message: prose(10_000),
        country: id,
        captchaToken,
      },
      { phone: id, orderNumber: id },
    ),
    reply: record({ caseNumber: t.string }, {}),
  }),
  /**
   * A request about a defect, with photos as base64 (ORD-22, ORD-23). API415 for a photo that is none, with its place
   * from 1 as `photo`; ORD400 for an order that does not belong to the email address, ATTR200 for one without the
   * product.
   */
  requestWarranty: endpoint({
    id: 'API-067',
    name: 'warranty',
    method: 'POST',
    path: 'consumers-v3/consumer/warranty',
    query: nothing,
    body: strictRecord(
      {
        productId: id,
        purchaseDate: id,
        email: emailText,
        description: prose(10_000),
        photos: arrayOf(base64(MAX_PHOTO_BYTES), MAX_PHOTOS),
      },
      { orderNumber: id },
    ),
    reply: record({ caseId: t.string }, {}),
    rate: 'money',
    bodyBytes: PHOTO_REQUEST_BYTES,
  }),
  /** What a case can be about, in the language of the site (CASE-02, CASE-03). */
  choices: endpoint({
    id: 'API-069',
    name: 'categorySubject',
    method: 'GET',
    path: 'consumers-v3/contactus/categorySubject',
    query: nothing,
    body: nothing,
    reply: record(
      {
        categories: t.array(
          record({ ...Choice, subjects: t.array(record({ ...Choice, needsOrderNumber: t.boolean }, {})) }, {}),
        ),
      },
      {},
    ),
    access: ANYONE,
  }),
} as const;
