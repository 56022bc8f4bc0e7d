/** A rendered message. No field contains a line break, except `html` and `text`; a subject has at most 150 characters. */
export type Mail = {
  /** Identifies the message: equal for every attempt, so that a receiving server can discard a repetition. */
  readonly messageId: string;
  /** The only recipient. */
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Address of the one-click unsubscribe (RFC 8058). */
  readonly unsubscribeUrl?: string;
};

/**
 * The result of an attempt. `Refused`: permanently, for this message. `Deferred`: this message may be accepted later, or
 * it is unknown whether it was accepted. `Unavailable`: the mail server cannot be used at all. Reasons contain no
 * personal data.
 */
export type Delivery =
  | { readonly _tag: 'Accepted' }
  | { readonly _tag: 'Refused' | 'Deferred' | 'Unavailable'; readonly reason: string };

/** Sends mails. */
export type Mailer = {
  /** Sends one mail, within `MAX_SEND_SECONDS`; never rejects. Several calls may run at the same time. */
  readonly send: (mail: Mail) => Promise<Delivery>;
};

/** Maximum duration of an attempt in seconds. A claim lasts longer, so that no two attempts run at the same time. */
export const MAX_SEND_SECONDS = 60;
