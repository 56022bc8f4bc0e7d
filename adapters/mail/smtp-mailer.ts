import { createTransport } from 'nodemailer';
import { MAX_SEND_SECONDS, type Delivery, type Mailer } from '#adapters/backend/commerce/kernel/outbox/mailer.ts';
import { checkProblem, failedDelivery } from './smtp-failure.ts';

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

/** Sends mails by SMTP. */
type SmtpMailer = Mailer & {
  /** Connects, encrypts and signs in as for a mail, and sends none. Why that fails; undefined if it does not. */
  readonly check: () => Promise<string | undefined>;
};

/** The mail server as messages name it: host and port, without user name and password. */
export const serverOf = (url: string): string => {
  const { protocol, hostname, port } = new URL(url);
  return `${hostname}:${port || (protocol === 'smtps:' ? 465 : 587)}`;
};

/**
 * Sends mails through an SMTP server, each on a connection of its own. A mail whose answer is lost is `Deferred`; its
 * repetition has the same Message-ID.
 */
export const makeSmtpMailer = ({ url, from, allowsPlain }: SmtpSettings): SmtpMailer => {
  const { protocol, hostname, username, password } = new URL(url);
  const isTls = protocol === 'smtps:';
  const server = serverOf(url);
  const transport = createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(server.slice(server.lastIndexOf(':') + 1)),
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
    check: () =>
      transport.verify().then(
        () => undefined,
        (failure: unknown) => checkProblem(failure, server),
      ),
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
        .then(
          (): Delivery => ({ _tag: 'Accepted' }),
          (failure: unknown) => failedDelivery(failure, server),
        );
      const delivery = await Promise.race([sending, deadline]);
      clearTimeout(timer);
      return delivery;
    },
  };
};
