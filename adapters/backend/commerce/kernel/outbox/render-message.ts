import { either as E } from 'fp-ts';
import { Calendar } from '#core/kernel/calendar.ts';
import { onOneLine } from '#core/kernel/control-characters.ts';
import { isoDay } from '#core/kernel/iso-day.ts';
import { formatMoney } from '#core/kernel/format-money.ts';
import { present } from '#core/kernel/present.ts';
import { isEmail } from '#core/validation/text-rules.ts';
import { siteDay, siteTime } from '../site-time.ts';
import { commerceSites } from '../sites.ts';
import type { Mail } from './mailer.ts';
import { messageParams, type MessageKind, type ParamsOf } from './message-kinds.ts';
import type { ClaimedMessage } from './message-records.ts';
import { accountTemplates } from './templates/account-templates.ts';
import type { Content } from './templates/content.ts';
import { messageHtml, messageText } from './templates/layout.ts';
import { correctionTemplates } from './templates/correction-templates.ts';
import { orderTemplates } from './templates/order-templates.ts';
import type { TemplateContext, Templates } from './templates/template.ts';
import { messageTexts } from './texts/message-texts.ts';

const templates: Templates<MessageKind> = { ...orderTemplates, ...correctionTemplates, ...accountTemplates };

const isKind = (kind: string): kind is MessageKind => Object.hasOwn(messageParams, kind);

const contentOfKind = <Kind extends MessageKind>(kind: Kind, params: unknown, context: TemplateContext): Content => {
  const decoded: E.Either<unknown, ParamsOf<Kind>> = messageParams[kind].decode(params);
  if (E.isLeft(decoded)) throw new TypeError(`Parameters of a message of the kind ${kind} cannot be read`);
  return templates[kind](decoded.right, context);
};

/** Maximum length of a subject in code units. */
const MAX_SUBJECT = 150;

/** The address with which a recipient unsubscribes; `token` is the secret of the message. */
const unsubscribeUrlOf = (shopUrl: string, token: string): string => `${shopUrl}/unsubscribe/${token}`;

/**
 * Renders a stored message; `shopUrl` is the address of the shop in browsers. Throws a TypeError for a message that
 * cannot be sent: an unknown kind or locale, other parameters than those of its kind, an address that is none.
 */
export const renderMessage = (
  { messageId, kind, recipient, locale, params, optOutToken, ownOrderId }: ClaimedMessage,
  shopUrl: string,
): Mail => {
  const site = commerceSites.find((one) => one.locale === locale);
  if (site === undefined || !isKind(kind)) throw new TypeError(`Message ${messageId} has an unknown kind or locale`);
  if (!isEmail(recipient)) throw new TypeError(`Message ${messageId} has no e-mail address`);
  const to = recipient.trim();
  const page = (path: string): string => new URL(`/${site.locale}${path}`, shopUrl).href;
  const texts = messageTexts[site.locale];
  const content = contentOfKind(kind, params, {
    texts,
    page,
    orderPage: (orderNumber) =>
      page(
        ownOrderId === null
          ? `/order-status?number=${encodeURIComponent(orderNumber)}`
          : `/account/orders/${ownOrderId}`,
      ),
    money: (amount, currency) => formatMoney(amount, currency, site.language),
    day: (time) => siteDay(time, site),
    weekday: (day) => {
      const found = isoDay(day);
      return found === undefined ? day : Calendar.text(found, site.language);
    },
    time: (time) => siteTime(time, site),
  });
  const subject = onOneLine(content.subject).slice(0, MAX_SUBJECT);
  const unsubscribe = present({
    unsubscribeUrl: optOutToken === null ? undefined : unsubscribeUrlOf(shopUrl, optOutToken),
  });
  const frame = {
    texts: texts.frame,
    language: site.language,
    to,
    shopUrl: page(''),
    contactUrl: page('/contact-us'),
    ...unsubscribe,
  };
  return {
    messageId,
    to,
    subject,
    html: messageHtml({ ...content, subject }, frame),
    text: messageText(content, frame),
    ...unsubscribe,
  };
};
