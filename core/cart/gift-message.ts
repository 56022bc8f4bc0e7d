import { characterCount } from '../kernel/characters.ts';
import { optional, type Form, type FormField } from '../validation/form.ts';
import { maxCharacters } from '../validation/character-rules.ts';
import { noWebAddress } from '../validation/web-address-rule.ts';
import { MAX_GIFT_MESSAGE, MAX_GIFT_MESSAGE_UNITS, type CartItem } from './cart-item.ts';

/** The field of a message that is printed or mailed with a gift, so it has no web address. */
export const giftMessageField = <Name extends string>(name: Name): FormField<Name> =>
  optional(name, [maxCharacters(MAX_GIFT_MESSAGE, MAX_GIFT_MESSAGE_UNITS), noWebAddress.message]);

/** How many more characters the message of a gift may have, as the rule counts them; negative if there are too many. */
export const giftMessageLeft = (message: string): number => MAX_GIFT_MESSAGE - characterCount(message);

/** The form of the message with a gift of ordinary goods; without a message they get a gift receipt only. */
export const giftMessageForm: Form<'giftMessage'> = [giftMessageField('giftMessage')];

/** Whether a line can be a gift for someone else: a digital line has its own recipient, and a free gift is the shopper's. */
export const canBeGift = ({ isDigital, isBonus }: Pick<CartItem, 'isDigital' | 'isBonus'>): boolean =>
  !isDigital && !isBonus;
