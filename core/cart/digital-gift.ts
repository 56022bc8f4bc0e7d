import { isoText } from '../kernel/iso-day.ts';
import type { Day } from '../kernel/calendar.ts';
import { present } from '../kernel/present.ts';
import { emailField } from '../profile/person-fields.ts';
import { dateAsIn, dateText, isoDate, type DateFormat } from '../validation/date-format.ts';
import { dateIn, notAfter, notBefore } from '../validation/date-rules.ts';
import { mandatory, optional, type Form } from '../validation/form.ts';
import type { Values } from '../validation/rule.ts';
import { maxLength } from '../validation/text-rules.ts';
import { noWebAddress } from '../validation/web-address-rule.ts';
import type { DigitalGift } from './cart-item.ts';
import { giftMessageField } from './gift-message.ts';

export type DigitalGiftField = 'to' | 'email' | 'sender' | 'message' | 'sendOn';

const MAX_NAME = 50;
/** Days from today on which a gift can be sent. */
const MAX_DAYS_AHEAD = 365;

/** The date format of a form, and the current day of the site. */
type GiftContext = { readonly dateFormat: DateFormat; readonly today: Day };

/** Makes a text one line. */
const oneLine = (typed: string): string => typed.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/** A name in the message with the gift, such as "Mom & Dad" or "Team 7": any visible text, since it is no address. */
const nameRules = [maxLength(MAX_NAME), noWebAddress.name];

/** Fields of a digital gift (GFT-05), in the order of the screen. The day on which it is sent is today or up to a year later. */
export const digitalGiftForm = ({ dateFormat, today }: GiftContext): Form<DigitalGiftField> => [
  mandatory('to', nameRules, { clean: oneLine, missing: 'missing.recipient' }),
  emailField(mandatory),
  optional('sender', nameRules, { clean: oneLine }),
  optional(
    'sendOn',
    [dateIn(dateFormat), notBefore(isoText(today), dateFormat), notAfter(isoText(today + MAX_DAYS_AHEAD), dateFormat)],
    { clean: (typed) => dateAsIn(typed, dateFormat) },
  ),
  giftMessageField('message'),
];

/** The gift of values that have passed the form. */
export const digitalGiftOf = (
  { to = '', email = '', message = '', sender, sendOn = '' }: Values<DigitalGiftField>,
  dateFormat: DateFormat,
): DigitalGift => ({
  giftOption: { email, to, message },
  ...present({ sender: sender === '' ? undefined : sender, sendOn: isoDate(sendOn, dateFormat) }),
});

/**
 * The values of a form that show a gift.
 * Law: a gift that is shown in a form and read from it is the same gift.
 */
export const valuesOfGift = (
  { giftOption, sender = '', sendOn }: Partial<DigitalGift>,
  dateFormat: DateFormat,
): { readonly [field in DigitalGiftField]: string } => ({
  ...(giftOption ?? { to: '', email: '', message: '' }),
  sender,
  sendOn: sendOn === undefined ? '' : dateText(sendOn, dateFormat),
});
