import type { Delivery } from '#adapters/backend/commerce/kernel/outbox/mailer.ts';

type Failure = {
  readonly code?: unknown;
  readonly command?: unknown;
  readonly responseCode?: unknown;
  readonly syscall?: unknown;
  /** The code of the system or of TLS, if `code` is a more general one. */
  readonly originalCode?: unknown;
  readonly timeoutType?: unknown;
};

const isFailure = (value: unknown): value is Failure => typeof value === 'object' && value !== null;

const isTlsCode = (code: unknown): boolean => typeof code === 'string' && /^ERR_(?:SSL|TLS)_|CERT|VERIFY/.test(code);

const START = 'start it, or correct SMTP_URL';

/**
 * Failures that no mail would avoid, with what the mail server does, and what to do; the first that fits applies. A
 * timeout or an end of the connection after its setup is none of them: the mail may have been accepted.
 */
const unavailable: readonly (readonly [fits: (failure: Failure) => boolean, text: string, remedy: string])[] = [
  [({ code }) => code === 'EDNS', 'is not found', 'correct SMTP_URL'],
  [({ syscall }) => syscall === 'connect', 'does not accept the connection', START],
  [
    ({ timeoutType }) => typeof timeoutType === 'string' && timeoutType !== 'SOCKET_TIMEOUT',
    'does not answer in time',
    START,
  ],
  [
    ({ code, command }) => code === 'ETLS' && command === 'STARTTLS',
    'does not offer encryption',
    'turn on its STARTTLS, or set TRUSTED_NETWORK=on in a network that only trusted people reach',
  ],
  [
    ({ code, originalCode }) => code === 'ETLS' || isTlsCode(originalCode),
    'has no valid encryption or certificate',
    'renew its certificate, or correct SMTP_URL',
  ],
  [({ code }) => code === 'EAUTH', 'refuses the user name or the password of SMTP_URL', 'correct them'],
  [({ command }) => command === 'MAIL FROM', 'refuses the sender of MAIL_FROM', 'correct MAIL_FROM'],
  [({ code }) => code === 'EPROTOCOL' || code === 'EREQUIRETLS', 'cannot be used', 'correct SMTP_URL'],
];

/** The codes of a failure. The text of the reply is not among them, since it often contains the address. */
const codesOf = ({ code, originalCode, command, responseCode }: Failure): string =>
  [originalCode ?? code, command, responseCode].filter((part) => part !== undefined).join(' ') || 'unknown failure';

/** Why a mail server, named by host and port, cannot be used at all; undefined if another mail may be accepted. */
const unavailableReason = (thrown: unknown, server: string): string | undefined => {
  const failure = isFailure(thrown) ? thrown : {};
  const found = unavailable.find(([fits]) => fits(failure));
  return found === undefined ? undefined : `the mail server ${server} ${found[1]} (${codesOf(failure)})`;
};

/** Why a check of a mail server failed, and what to do, in one sentence. */
export const checkProblem = (thrown: unknown, server: string): string => {
  const failure = isFailure(thrown) ? thrown : {};
  const [, , remedy = 'look at its output, or correct SMTP_URL'] = unavailable.find(([fits]) => fits(failure)) ?? [];
  return `${unavailableReason(thrown, server) ?? `the mail server ${server} ends the connection`}: ${remedy}.`;
};

/** The result of a failed attempt, by the codes and the command of nodemailer and the reply code of the server. */
export const failedDelivery = (thrown: unknown, server: string): Delivery => {
  const failure = isFailure(thrown) ? thrown : {};
  const isForMail = failure.code === 'EENVELOPE' && failure.command === 'API';
  const isRefused = isForMail || (typeof failure.responseCode === 'number' && failure.responseCode >= 500);
  const reason = isForMail ? undefined : unavailableReason(failure, server);
  if (reason !== undefined) return { _tag: 'Unavailable', reason };
  return { _tag: isRefused ? 'Refused' : 'Deferred', reason: codesOf(failure) };
};
