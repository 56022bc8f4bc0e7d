import { either as E } from 'fp-ts';
import { giftReceiptPdf } from '#adapters/backend/commerce/modules/order/gift-receipt-pdf.ts';
import { giftReceipts } from '#adapters/backend/commerce/modules/order/gift-receipt.ts';
import { headOf } from '#adapters/backend/commerce/modules/order/order-messages.ts';
import { readPlacedOrder } from '#adapters/backend/commerce/modules/order/order-records.ts';
import { rowsOf } from '#adapters/backend/commerce/modules/order/order-row-records.ts';
import { readOverview } from '#adapters/backend/commerce/modules/order/overview-records.ts';
import { returnGift } from '#adapters/backend/commerce/modules/order/return-gift.ts';
import { exitCodes } from '../report.ts';
import { saveFiles } from '../save-files.ts';
import type { Settings } from '../settings.ts';
import { withDatabase } from '../with-database.ts';

/** `portico order receipts <number>`: saves the gift receipts of an order as PDFs in a folder, and prints their paths. */
export const saveReceiptsCommand = (
  { orderNumber, folder }: { readonly orderNumber: string; readonly folder: string },
  settings: Settings,
): Promise<number> =>
  withDatabase(settings, async (db) => {
    const overview = await readOverview(db, orderNumber);
    const order = overview && (await readPlacedOrder(db, overview.orderId));
    if (order === undefined) {
      console.error(`There is no order ${orderNumber}. "portico order list" has the numbers.`);
      return exitCodes.refused;
    }
    const rows = await rowsOf(db, order.orderId);
    const receipts = giftReceipts(order, rows);
    if (receipts.length === 0) {
      const hadGifts = rows.lines.some(({ giftReceipt }) => giftReceipt !== null);
      console.error(
        hadGifts
          ? `The gifts of order ${orderNumber} were returned or canceled, so none has a receipt.`
          : `Order ${orderNumber} has no gifts.`,
      );
      return exitCodes.refused;
    }
    const { site } = headOf(order);
    const saved = await saveFiles(
      folder,
      receipts.map((receipt) => ({ name: `${receipt.number}.pdf`, content: giftReceiptPdf(receipt, site) })),
    );
    if (E.isLeft(saved)) {
      console.error(saved.left);
      return exitCodes.refused;
    }
    for (const path of saved.right) console.log(path);
    return exitCodes.asExpected;
  });

/**
 * `portico return gift <number>`: starts the return of a gift by the number of its receipt, by post or in a store. The label
 * or code goes to `email`, or else to who paid.
 */
export const returnGiftCommand = (
  { number, email, inStore }: { readonly number: string; readonly email?: string; readonly inStore: boolean },
  settings: Settings,
): Promise<number> =>
  withDatabase(settings, async (db) => {
    const started = await returnGift(db, {
      number: number.toUpperCase(),
      way: inStore ? 'store' : 'post',
      now: Date.now(),
      ...(email !== undefined && { email }),
    });
    if (started._tag === 'Started') {
      console.log(`Return ${started.returnNumber}`);
      return exitCodes.asExpected;
    }
    console.error(
      started._tag === 'Unknown'
        ? `There is no gift receipt ${number}. "portico order receipts <number>" saves those of an order.`
        : `The gift of receipt ${number} cannot be returned: it has not arrived, is being returned, or its term is over.`,
    );
    return exitCodes.refused;
  });
