import { either as E } from 'fp-ts';
import { sql } from 'kysely';
import type { DigitalGift } from '#core/cart/cart-item.ts';
import { digitalGiftForm, digitalGiftOf } from '#core/cart/digital-gift.ts';
import { takesGiftCards } from '#core/checkout/gift-card.ts';
import { Calendar } from '#core/kernel/calendar.ts';
import { ruleTextsOf } from '#core/validation/all-rule-texts.ts';
import { validateForm } from '#core/validation/validate-form.ts';
import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { badRequest, type Refusal } from '#adapters/backend/commerce/kernel/errors.ts';
import { digestOf } from '#adapters/backend/commerce/kernel/opaque-id.ts';
import type { CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';
import { refusalOfForm } from '#adapters/backend/commerce/kernel/refusal-of-form.ts';
import { deleteLine, findLine, findLineWith, setQuantity } from './cart-records.ts';
import { HOME } from './delivery-group-records.ts';
import { lineNotFound } from './cart-refusals.ts';

/** The date format of the services. */
const WIRE_DATES = 'YYYY-MM-DD';

/**
 * The gift of a request with its values cleaned (GFT-05); undefined without one. Throws AUT453 for its email address, and
 * API400 for any other field.
 */
export const receivedGift = (
  { giftOption, sender, sendOn }: Partial<DigitalGift>,
  { site, now }: { readonly site: Pick<CommerceSite, 'language' | 'timeZone'>; readonly now: number },
): DigitalGift | undefined => {
  if (giftOption === undefined) {
    if (sender !== undefined || sendOn !== undefined) throw badRequest;
    return undefined;
  }
  const form = digitalGiftForm({ dateFormat: WIRE_DATES, today: Calendar.dayAt(now, site.timeZone) });
  const typed = { ...giftOption, sender: sender ?? '', sendOn: sendOn ?? '' };
  const checked = validateForm(form, typed, ruleTextsOf(site.language));
  if (E.isLeft(checked)) throw refusalOfForm(checked.left);
  return digitalGiftOf(checked.right, WIRE_DATES);
};

/** The recipe of a gift card: cards of one amount that differ in anything else are lines of their own. */
export const recipeOf = ({ giftOption: { email, to, message }, sender, sendOn }: DigitalGift): string =>
  digestOf(JSON.stringify([email, to, message, sender, sendOn])).slice(0, 32);

/** Changes the gift of a line; merges it into an equal line. Throws API400 for goods that are no gift card. */
export const describeGift = async (
  tx: Tx,
  { cartId, lineId, gift }: { readonly cartId: string; readonly lineId: string; readonly gift: DigitalGift },
): Promise<void> => {
  const line = await findLine(tx, { cartId, lineId });
  if (line === undefined) throw lineNotFound;
  const recipeId = recipeOf(gift);
  const equal = await findLineWith(tx, { cartId, sku: line.sku, recipeId, giftOf: '', giftMessage: null }, HOME);
  if (equal !== undefined && equal.lineId !== lineId) {
    await deleteLine(tx, { cartId, lineId });
    await setQuantity(tx, { cartId, lineId: equal.lineId, quantity: equal.quantity + line.quantity });
    return;
  }
  const changed = await sql`
    update cart_line set digital_gift = ${JSON.stringify(gift)}::jsonb, recipe_id = ${recipeId}
    from variant join product using (product_id) join style using (style_id)
    where cart_id = ${cartId} and line_id = ${lineId} and variant.sku = cart_line.sku and is_gift_card`.execute(tx);
  if (changed.numAffectedRows !== 1n) throw badRequest;
};

/** Throws if prepaid tenders cannot pay for a cart, since it contains gift cards only (GFT-09). */
export const refuseForGiftCards = async (tx: Tx, cartId: string, refused: Refusal): Promise<void> => {
  const lines = await tx
    .selectFrom('cartLine')
    .innerJoin('variant', 'variant.sku', 'cartLine.sku')
    .innerJoin('product', 'product.productId', 'variant.productId')
    .innerJoin('style', 'style.styleId', 'product.styleId')
    .select('isGiftCard')
    .where('cartId', '=', cartId)
    .execute();
  if (lines.length > 0 && !takesGiftCards(lines)) throw refused;
};
