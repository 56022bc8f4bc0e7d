import type { consumer } from '#adapters/contract/order.ts';
import { OrderWire } from '#adapters/contract/wire/order.codec.ts';
import { ReturnLabelWire } from '#adapters/contract/wire/purchase.codec.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import { badRequest, isRefusal, notAllowed, refusal } from '#adapters/backend/commerce/kernel/errors.ts';
import { consumerOf, replyWith, type GroupHandlers } from '#adapters/backend/commerce/kernel/handler.ts';
import { keyedCall, runIdempotent } from '#adapters/backend/commerce/kernel/idempotency/idempotent-command.ts';
import { normalizedEmail } from '#adapters/backend/commerce/kernel/normalized-email.ts';
import { countEmails } from '#adapters/backend/commerce/kernel/rates/limit-emails.ts';
import type { CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';
import { encodeBase64Url } from '#core/kernel/base64url.ts';
import { isEmail } from '#core/validation/text-rules.ts';
import { orderNotFound } from '../cart/cart-refusals.ts';
import { cancelOrder } from './cancel-order.ts';
import { documentPdf } from './document-pdf.ts';
import { findDocument } from './document-records.ts';
import { giftReceiptPdf } from './gift-receipt-pdf.ts';
import { giftReceipts } from './gift-receipt.ts';
import { codePath, labelPath } from './label-page.ts';
import { labelData, labelPdf } from './label-pdf.ts';
import { readPlacedOrder, type OrderRecord } from './order-records.ts';
import { readOrderRows } from './order-row-records.ts';
import { orderReply } from './order-wire.ts';
import { findOwnOrder } from './own-order.ts';
import { runOperations } from './run-operations.ts';
import { sellers } from './sellers.ts';
import { startReturn } from './start-return.ts';

const returnFailed = refusal(500, 'RTN500');

/** ASCII text in base64 with padding, as files are sent (RFC 4648, section 4). */
const base64Of = (text: string): string => {
  const url = encodeBase64Url(new TextEncoder().encode(text));
  return url
    .replaceAll('-', '+')
    .replaceAll('_', '/')
    .padEnd(Math.ceil(url.length / 4) * 4, '=');
};

/** Changes and documents of orders for those who placed or tracked them. */
export const makeChangeHandlers = (
  context: CommerceContext,
): Pick<GroupHandlers<typeof consumer>, 'cancelOrder' | 'createReturn' | 'invoice'> => {
  const { db } = context.database;
  const documentOf = async ({ orderId }: OrderRecord, documentId: string, site: CommerceSite) => {
    const data = await findDocument(db, { orderId, documentId });
    return data && { name: documentId, pdf: documentPdf(data, site) };
  };
  const returnLabelOf = async (order: OrderRecord, returnId: string, site: CommerceSite) => {
    const [rows] = await readOrderRows(db, [order.orderId]);
    const data = rows && labelData(order, rows, { returnId, now: context.now() });
    return data?.way === 'post' ? { name: data.returnNumber, pdf: labelPdf(data, site) } : undefined;
  };
  const giftReceiptOf = async (order: OrderRecord, number: string, site: CommerceSite) => {
    const [rows] = await readOrderRows(db, [order.orderId]);
    const receipt = rows && giftReceipts(order, rows).find((one) => one.number === number);
    return receipt && { name: receipt.number, pdf: giftReceiptPdf(receipt, site) };
  };
  return {
    cancelOrder: async (call) => {
      const { orderId } = await findOwnOrder(db, call, { orderNumber: call.query.orderNumber });
      const { items, reason } = call.body;
      const answer = await runIdempotent(context, keyedCall('consumer.cancelOrder', call), {
        reply: OrderWire,
        command: async (tx) => {
          const parts = items.map(({ itemId, qty }) => ({ itemId, quantity: qty }));
          await cancelOrder(tx, orderId, { parts, reason, now: context.now() });
          return orderReply(tx, await readPlacedOrder(tx, orderId), consumerOf(call).consumerId);
        },
      });
      await context.crashPoint('change-committed');
      await runOperations(context, orderId);
      return answer;
    },
    createReturn: async (call) => {
      const { consumerId } = consumerOf(call);
      const {
        orderId,
        email: ownEmail,
        consumerId: buyerId,
      } = await findOwnOrder(db, call, { orderId: call.params.orderId });
      const { items, email = ownEmail, way } = call.body;
      if (!isEmail(email)) return badRequest;
      // Another address is not confirmed: messages to it are limited (429), so that returns cannot flood it. Number and
      // email address of an order, which others may know, do not suffice to hide a return from its owner.
      const isOther = normalizedEmail(email) !== normalizedEmail(ownEmail);
      if (isOther && buyerId !== consumerId) return notAllowed;
      const answer = await runIdempotent(context, keyedCall('consumer.createReturn', call), {
        reply: ReturnLabelWire,
        command: async (tx) => {
          const parts = items.map(({ qty, ...part }) => ({ ...part, quantity: qty }));
          const { returnId, returnNumber, expiresAt } = await startReturn(tx, orderId, {
            parts,
            way,
            email,
            begunBy: consumerId,
            now: context.now(),
          });
          if (isOther) await countEmails(tx, { consumerId, recipients: [email] });
          const labelUrl = `/${call.site.locale}${labelPath(returnId)}`;
          const label = {
            returnId,
            returnNumber,
            labelUrl,
            expiresAt: expiresAt.toISOString(),
            ...(way === 'store'
              ? { qrCodeUrl: codePath(labelUrl) }
              : { carrier: sellers[call.site.country].returnCarrier }),
          };
          return replyWith(label, { headers: { 'cache-control': 'no-store' } });
        },
      }).catch((problem: unknown) => {
        if (isRefusal(problem)) throw problem;
        context.report(problem, call.correlationId);
        return returnFailed;
      });
      await context.crashPoint('return-committed');
      return answer;
    },
    invoice: async (call) => {
      const order = await findOwnOrder(db, call, { orderNumber: call.query.orderNumber });
      const id = call.body.invoiceId;
      const file =
        (await documentOf(order, id, call.site)) ??
        (await returnLabelOf(order, id, call.site)) ??
        (await giftReceiptOf(order, id, call.site));
      if (file === undefined) return orderNotFound;
      const document = { fileName: `${file.name}.pdf`, contentBase64: base64Of(file.pdf) };
      return replyWith(document, { headers: { 'cache-control': 'no-store' } });
    },
  };
};
