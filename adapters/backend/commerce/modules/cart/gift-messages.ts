import { either as E } from 'fp-ts';
import { sql } from 'kysely';
import { giftMessageForm } from '#core/cart/gift-message.ts';
import { ruleTextsOf } from '#core/validation/all-rule-texts.ts';
import { validateForm } from '#core/validation/validate-form.ts';
import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { badRequest } from '#adapters/backend/commerce/kernel/errors.ts';
import { refusalOfForm } from '#adapters/backend/commerce/kernel/refusal-of-form.ts';
import type { CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';

/** The message of a request as the form cleans it. Throws API400 for one that is too long or has a web address (GFT-05). */
export const receivedMessage = (giftMessage: string, { language }: Pick<CommerceSite, 'language'>): string => {
  const checked = validateForm(giftMessageForm, { giftMessage }, ruleTextsOf(language));
  if (E.isLeft(checked)) throw refusalOfForm(checked.left);
  return checked.right.giftMessage ?? '';
};

/**
 * Makes a line a gift with a message, which may be empty, or with null no gift any more. Throws API400 for digital goods,
 * which have a recipient of their own, and for free gifts.
 */
export const writeGiftMessage = async (
  tx: Tx,
  { cartId, lineId, message }: { readonly cartId: string; readonly lineId: string; readonly message: string | null },
): Promise<void> => {
  const changed = await sql`
    update cart_line set gift_message = ${message}::text
    from variant join product using (product_id) join style using (style_id)
    where cart_id = ${cartId} and line_id = ${lineId} and variant.sku = cart_line.sku and not is_digital
      and gift_of = ''`.execute(tx);
  if (changed.numAffectedRows !== 1n) throw badRequest;
};

/** Gives the message of a line that is merged into another one to that line, unless it has its own. */
export const keepMessage = async (
  tx: Tx,
  { cartId, from, to }: { readonly cartId: string; readonly from: string; readonly to: string },
): Promise<void> => {
  await sql`update cart_line kept set gift_message = merged.gift_message from cart_line merged
    where kept.cart_id = ${cartId} and kept.line_id = ${to} and kept.gift_message is null
      and merged.cart_id = ${cartId} and merged.line_id = ${from}`.execute(tx);
};
