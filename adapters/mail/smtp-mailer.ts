import { createTransport } from 'nodemailer';
import { MAX_SEND_SECONDS, type Delivery, type Mailer } from '#adapters/backend/commerce/kernel/outbox/mailer.ts';

/** The sender of all mails. */
export type Sender = { readonly name: string; readonly address: string };

export type SmtpSettings = {
  /** `smtp://` (STARTTLS) or `smtps://` (TLS), with user name and password if the server requires them. */
  readonly url: string;
  readonly from: Sender;
  /** Whether a mail may be sent without encryption, for a server that does not offer STARTTLS. */
  readonly allowsPlain: boolean;
};

/** Milliseconds. The whole attempt ends before `MAX_SEND_SECONDS`. */
const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;
const ATTEMPT_MS = (MAX_SEND_SECONDS - 5) * 1_000;

type Failure = {
  readonly code?: unknown;
  readonly command?: unknown;
  readonly responseCode?: unknown;
  readonly syscall?: unknown;
};

const isFailure = (value: unknown): value is Failure => typeof value === 'object' && value !== null;

/** Failures that no mail would avoid: no connection, no encryption, wrong password, refused sender. */
const unavailable: ReadonlySet<unknown> = new Set(['EDNS', 'ETLS', 'EAUTH', 'EPROTOCOL', 'EREQUIRETLS']);

/**
 * The result of a failed attempt, by the code and the command of nodemailer and the reply code of the server. The text
 * of the reply is not part of the reason, since it often contains the address.
 */
const deliveryOf = (failure: unknown): Delivery => {
  const { code, command, responseCode, syscall } = isFailure(failure) ? failure : {};
  const reason = [code, command, responseCode].filter((part) => part !== undefined).join(' ') || 'unknown failure';
  if (unavailable.has(code) || syscall === 'connect' || command === 'MAIL FROM') return { _tag: 'Unavailable', reason };
  if (code === 'EENVELOPE' && command === 'API') return { _tag: 'Refused', reason };
  const isRefused = typeof responseCode === 'number' && responseCode >= 500;
  return { _tag: isRefused ? 'Refused' : 'Deferred', reason };
};

/**
 * Sends mails through an SMTP server, each on a connection of its own. A mail whose answer is lost is `Deferred`; its
 * repetition has the same Message-ID.
 */
export const makeSmtpMailer = ({ url, from, allowsPlain }: SmtpSettings): Mailer => {
  const { protocol, hostname, port, username, password } = new URL(url);
  const isTls = protocol === 'smtps:';
  const transport = createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (isTls ? 465 : 587) : Number(port),
    secure: isTls,
    requireTLS: !isTls && !allowsPlain,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(username === '' ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
  });
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  return {
    send: async ({ messageId, to, subject, html, text, unsubscribeUrl }) => {
      let timer: NodeJS.Timeout | undefined;
      const deadline = new Promise<Delivery>((resolve) => {
        timer = setTimeout(() => resolve({ _tag: 'Deferred', reason: 'no answer in time' }), ATTEMPT_MS);
      });
      const sending = transport
        .sendMail({
          from,
          to: { name: '', address: to },
          subject,
          html,
          text,
          messageId: `<${messageId}@${domain}>`,
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribeUrl === undefined
              ? {}
              : {
                  'List-Unsubscribe': `<${unsubscribeUrl}>`,
                  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
                }),
          },
        })
        .then((): Delivery => ({ _tag: 'Accepted' }), deliveryOf);
      const delivery = await Promise.race([sending, deadline]);
      clearTimeout(timer);
      return delivery;
    },
  };
};
