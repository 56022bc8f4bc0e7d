import { either as E } from 'fp-ts';
import { isEmail } from '#core/validation/text-rules.ts';
import type { Sender, SmtpSettings } from '../mail/smtp-mailer.ts';
import { badSetting, LAST_PORT, quotedValue, type BadSetting } from '../process/setting.ts';
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

/** The parts of SMTP_URL as they are written; a missing part is undefined, a missing host or rest is empty. */
type SmtpParts = {
  readonly credentials: string | undefined;
  readonly host: string;
  readonly port: string | undefined;
  readonly rest: string;
};

/** User name, password and host end at the last `@`. */
const SMTP = /^smtps?:\/\/(?:(.*)@)?(\[[^\]]*\]|[^:/?#]*)(?::([^/?#]*))?(.*)$/is;

/** Special characters that must be percent-encoded, and a percent sign that begins no code of UTF-8. */
const isBadlyEncoded = (text: string): boolean => {
  try {
    decodeURIComponent(text);
    return /[@/?#]/.test(text);
  } catch {
    return true;
  }
};

/** What is wrong with SMTP_URL, as the rest of the sentence; the first that fits applies. */
const smtpProblems: readonly (readonly [(parts: SmtpParts) => boolean, string])[] = [
  [
    ({ credentials }) => credentials !== undefined && isBadlyEncoded(credentials),
    'must have percent-encoded special characters in user name and password, such as %40 for @',
  ],
  [
    ({ credentials }) => credentials !== undefined && !/^[^:]+:./s.test(credentials),
    'must have both a user name and a password, or neither',
  ],
  [({ host }) => host === '' || host === '[]', 'must have a host, such as smtp://mail.example.com:587'],
  [
    ({ port }) => port !== undefined && !(/^\d{1,5}$/.test(port) && Number(port) >= 1 && Number(port) <= LAST_PORT),
    `must have a port from 1 to ${LAST_PORT}`,
  ],
  [({ rest }) => rest !== '' && rest !== '/', 'must end after host and port, without a path or a query'],
];

/** Why an address cannot be that of a mail server. */
const smtpProblemOf = (url: string): string | undefined => {
  const match = SMTP.exec(url);
  if (match === null) return 'must be an address that starts with smtp:// or smtps://';
  const [, credentials, host = '', port, rest = ''] = match;
  const found = smtpProblems.find(([fits]) => fits({ credentials, host, port, rest }))?.[1];
  return found ?? (URL.canParse(url) ? undefined : 'must have a valid host');
};

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
  const problem = smtpProblemOf(url);
  if (problem !== undefined) return badSetting(`SMTP_URL ${problem}.`);
  return E.right({ url, from: from.right, allowsPlain: isTrustedNetwork || LOOPBACK.test(new URL(url).hostname) });
};
