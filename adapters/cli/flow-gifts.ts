import * as Clock from 'effect/Clock';
import * as Effect from 'effect/Effect';
import { either as E } from 'fp-ts';
import type { CartItem } from '#core/cart/cart-item.ts';
import { digitalGiftForm } from '#core/cart/digital-gift.ts';
import { canBeGift, giftMessageForm } from '#core/cart/gift-message.ts';
import { Calendar } from '#core/kernel/calendar.ts';
import { present } from '#core/kernel/present.ts';
import { ruleTextsOf } from '#core/validation/all-rule-texts.ts';
import type { Form } from '#core/validation/form.ts';
import { validateForm } from '#core/validation/validate-form.ts';
import { explaining } from './flow-reasons.ts';
import { lineAt, needed, type VerbRunners } from './flow-state.ts';
import { refusedBy } from './refusal.ts';

/** The date format of scripts. */
const DATES = 'YYYY-MM-DD';

/** What is wrong with the fields of a step, by the rules of the form that shoppers fill in; undefined for nothing. */
const wrongFields = <Name extends string>(
  form: Form<Name>,
  typed: { readonly [name in Name]: string },
  language: string,
): string | undefined => {
  const checked = validateForm(form, typed, ruleTextsOf(language));
  return E.isLeft(checked) ? refusedBy(checked.left).message : undefined;
};

/** The service refuses a gift with API400, whatever is wrong with it: this refusal says what. */
const explained = (reason: string | undefined) => explaining(['API400'], Effect.succeed(reason));

const noRecipient = (line: number): string =>
  `Line ${line} is no gift card, so it has no recipient. The step "gift" is for other goods.`;

/** Why a line cannot be a gift. */
const noGift = ({ isBonus }: Pick<CartItem, 'isBonus'>, line: number): string =>
  isBonus
    ? `Line ${line} is a free gift of the shop, which cannot be a gift for someone else.`
    : `Line ${line} is a gift card. The step "recipient" says who gets it.`;

/** The verbs of gifts. */
export const giftVerbs: VerbRunners<'recipient' | 'gift'> = {
  recipient: Effect.fn('recipient')(function* ({ shop }, state, { line, to, email, message = '', sender, sendOn }) {
    const cart = yield* needed(state.cart, 'add');
    const { id: itemId, isDigital } = yield* lineAt(cart, 'cart', line);
    const { language, timeZone } = shop.site;
    const today = Calendar.dayAt(yield* Clock.currentTimeMillis, timeZone);
    const typed = { to, email, message, sender: sender ?? '', sendOn: sendOn ?? '' };
    const reason = isDigital
      ? wrongFields(digitalGiftForm({ dateFormat: DATES, today }), typed, language)
      : noRecipient(line);
    const gift = { giftOption: { to, email, message }, ...present({ sender, sendOn }) };
    const described = shop.lineDelivery.describeGift({ cart, itemId, gift });
    return { ...state, cart: yield* described.pipe(explained(reason)) };
  }),
  gift: Effect.fn('gift')(function* ({ shop }, state, { line, message = '', remove = false }) {
    const cart = yield* needed(state.cart, 'add');
    const item = yield* lineAt(cart, 'cart', line);
    const giftMessage = remove ? undefined : message;
    const reason = canBeGift(item)
      ? wrongFields(giftMessageForm, { giftMessage: message }, shop.site.language)?.replace('giftMessage', 'message')
      : noGift(item, line);
    const written = shop.lineDelivery.writeGiftMessage({ cart, itemId: item.id, giftMessage });
    return { ...state, cart: yield* written.pipe(explained(reason)) };
  }),
};
