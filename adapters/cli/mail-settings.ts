import { either as E } from 'fp-ts';
import { isEmail } from '#core/validation/text-rules.ts';
import type { Sender, SmtpSettings } from '../mail/smtp-mailer.ts';
import { badSetting, quotedValue, type BadSetting } from '../process/setting.ts';
import type { SettingVariables } from '../process/setting-names.ts';

/** The sender of a mail server without MAIL_FROM, which only production requires. */
const DEMO_SENDER: Sender = { name: 'NORDKAMM', address: 'no-reply@nordkamm.example' };

/** A name and an address in angle brackets. */
const NAMED = /^([^<>"\p{Cc}]*)<([^<>]*)>$/u;

const senderOf = (text: string | undefined): E.Either<BadSetting, Sender> => {
  if (text === undefined || text === '') return E.right(DEMO_SENDER);
  const [, name = '', address = text] = NAMED.exec(text) ?? [];
  return isEmail(address)
    ? E.right({ name: name.trim(), address: address.trim() })
    : badSetting(`MAIL_FROM must be an e-mail address, such as NORDKAMM <orders@shop.example>${quotedValue(text)}.`);
};

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * The mail server, undefined without SMTP_URL. Encryption is required, unless the server is on this machine or the
 * network is trusted. The messages do not repeat SMTP_URL, which may contain a password.
 */
export const smtpOf = (
  variables: SettingVariables,
  isTrustedNetwork: boolean,
): E.Either<BadSetting, SmtpSettings | undefined> => {
  const url = variables['SMTP_URL'];
  const from = senderOf(variables['MAIL_FROM']);
  if (E.isLeft(from)) return from;
  if (url === undefined || url === '') return E.right(undefined);
  const hostname = /^smtps?:\/\//i.test(url) && URL.canParse(url) ? new URL(url).hostname : '';
  if (hostname === '') return badSetting('SMTP_URL must be an address that starts with smtp:// or smtps://.');
  return E.right({ url, from: from.right, allowsPlain: isTrustedNetwork || LOOPBACK.test(hostname) });
};
