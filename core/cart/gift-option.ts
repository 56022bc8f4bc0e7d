import { either as E } from 'fp-ts';
import type { ItemId } from '../kernel/identifiers.ts';
import type { InvalidInput } from '../kernel/violation.ts';
import { mandatory, optional, plain, type Form } from '../validation/form.ts';
import { judgeForm } from '../validation/judge-form.ts';
import type { Values } from '../validation/rule.ts';
import { email, MAX_EMAIL_LENGTH, maxLength, personName } from '../validation/text-rules.ts';
import type { GiftOption } from './cart-item.ts';
import type { Cart } from './cart.ts';

export type GiftField = 'email' | 'to' | 'message';

/** The longest message of a gift, in characters (GFT-05). */
export const MAX_GIFT_MESSAGE = 250;

/** The fields of a digital gift (GFT-04, GFT-05). */
export const giftForm: Form<GiftField> = [
  mandatory('email', [maxLength(MAX_EMAIL_LENGTH), email]),
  mandatory('to', [maxLength(50), personName], { clean: plain }),
  optional('message', [maxLength(MAX_GIFT_MESSAGE)]),
];

/** A gift as it is sent, or every violation. */
export const judgeGiftOption = (typed: Values<GiftField>, language: string): E.Either<InvalidInput, GiftOption> =>
  E.map((values: Values<GiftField>): GiftOption => ({
    email: values.email ?? '',
    to: values.to ?? '',
    message: values.message ?? '',
  }))(judgeForm(giftForm, typed, language));

export type GiftRejection = { readonly _tag: 'ItemNotInCart' | 'NoDigitalGift'; readonly itemId: ItemId };

/** Puts a gift's words on a line. Only what is sent by e-mail can be a digital gift; nothing else of the cart changes. */
export const withGiftOption = (cart: Cart, itemId: ItemId, giftOption: GiftOption): E.Either<GiftRejection, Cart> => {
  const line = cart.items.find(({ id }) => id === itemId);
  if (line === undefined) return E.left({ _tag: 'ItemNotInCart', itemId });
  if (!line.isDigital) return E.left({ _tag: 'NoDigitalGift', itemId });
  return E.right({
    ...cart,
    items: cart.items.map((other) => (other.id === itemId ? { ...other, giftOption } : other)),
  });
};
