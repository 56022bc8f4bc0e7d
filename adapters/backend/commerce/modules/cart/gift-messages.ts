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

/** SQL: a message in the unique indexes of lines and saved items; goods that are no gift have an empty text. */
export const giftKey = sql`(coalesce(md5(gift_message), ''))`;

/**
 * Makes a line a gift with a message, which may be empty, or with null no gift any more; the units of an equal line are
 * added to it. Throws API400 for digital goods, which have a recipient of their own, and for free gifts.
 */
export const writeGiftMessage = async (
  tx: Tx,
  { cartId, lineId, message }: { readonly cartId: string; readonly lineId: string; readonly message: string | null },
): Promise<void> => {
  const { rows } = await sql<{ quantity: number }>`
    delete from cart_line equal using cart_line line
    where line.cart_id = ${cartId} and line.line_id = ${lineId} and equal.cart_id = ${cartId}
      and equal.line_id <> line.line_id and equal.group_id = line.group_id and equal.sku = line.sku
      and equal.recipe_id = line.recipe_id and equal.gift_of = line.gift_of
      and equal.gift_message is not distinct from ${message}::text
    returning equal.quantity`.execute(tx);
  const changed = await sql`
    update cart_line set gift_message = ${message}::text, quantity = quantity + ${rows[0]?.quantity ?? 0}::int
    from variant join product using (product_id) join style using (style_id)
    where cart_id = ${cartId} and line_id = ${lineId} and variant.sku = cart_line.sku and not is_digital
      and gift_of = ''`.execute(tx);
  if (changed.numAffectedRows !== 1n) throw badRequest;
};
