import type { CardToken } from '#core/payment/payment-method.ts';

/** Result of tokenizing: a token, invalid fields (shown by the frame), or an unreachable provider. */
export type Tokenized =
  | { readonly _tag: 'Token'; readonly token: CardToken }
  | { readonly _tag: 'Invalid' }
  | { readonly _tag: 'Failed' };

export type CardFields = {
  /** Requests a token from the frame. The typed values stay, so that a declined card can be corrected. */
  readonly tokenize: () => Promise<Tokenized>;
  /** Focuses the first invalid field, else the card number. */
  readonly focus: () => void;
  /** Shows the error of a field that the shop has refused, and focuses it (PAY-16). */
  readonly refuse: (field: 'expiry') => void;
  /** Stops listening; pending tokens fail. The frame keeps its values and can be mounted again. */
  readonly dispose: () => void;
};

type CardFieldsOptions = {
  /**
   * The frame of the card fields. Its `src` is set after the message listener is attached, so that no message is
   * missed. It gets the height that its page reports.
   */
  readonly frame: HTMLIFrameElement;
  /** The provider's origin, such as `http://127.0.0.1:3001`. Messages from other origins are ignored. */
  readonly origin: string;
  readonly clientToken: string;
  readonly lang: string;
  /** Timeout in milliseconds of loading the page and of each token. */
  readonly patience?: number;
  /** Called if the page of the fields does not load, or loads without its ready message. */
  readonly onUnreachable?: () => void;
  /** Called when the shopper types for the first time after the card was refused. */
  readonly onTyped?: () => void;
};

/**
 * Time in milliseconds after the load event within which the ready message must arrive. Scripts run before the load
 * event.
 */
const SILENCE_MS = 2000;

/** Shows the provider's card fields in a frame, so that card numbers never enter this page (PAY-18, reliability B5). */
export const mountCardFields = ({
  frame,
  origin,
  clientToken,
  lang,
  patience = 15_000,
  onUnreachable = () => undefined,
  onTyped = () => undefined,
}: CardFieldsOptions): CardFields => {
  const view = frame.ownerDocument.defaultView;
  const address = `${origin}/fields?lang=${encodeURIComponent(lang)}`;
  const awaited = new Map<string, (outcome: Tokenized) => void>();
  let ready = frame.src === address && frame.dataset['ready'] === 'true';
  let unsent: object[] = [];
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const post = (message: object): void =>
    frame.contentWindow?.postMessage({ source: 'portico-shop', ...message }, origin);
  const send = (message: object): void => {
    if (ready) post(message);
    else unsent.push(message);
  };
  const waitFor = (milliseconds: number): void => {
    clearTimeout(waiting);
    waiting = setTimeout(onUnreachable, milliseconds);
  };
  const loaded = (): void => (ready ? undefined : waitFor(SILENCE_MS));
  const begin = (): void => {
    clearTimeout(waiting);
    ready = true;
    frame.dataset['ready'] = 'true';
    post({ type: 'init', clientToken, lang });
    for (const message of unsent) post(message);
    unsent = [];
  };
  const settle = (requestId: unknown, outcome: Tokenized): void => {
    if (typeof requestId !== 'string') return;
    awaited.get(requestId)?.(outcome);
    awaited.delete(requestId);
  };

  const hear = ({ source, origin: sender, data }: MessageEvent<unknown>): void => {
    if (source !== frame.contentWindow || sender !== origin || typeof data !== 'object' || data === null) return;
    const message: Readonly<Record<string, unknown>> = Object.fromEntries(Object.entries(data));
    if (message['source'] !== 'portico-payments') return;
    if (message['type'] === 'ready') begin();
    // As in every form, Enter in a field submits it.
    if (message['type'] === 'enter') frame.closest('form')?.requestSubmit();
    if (message['type'] === 'typed') onTyped();
    if (message['type'] === 'resize' && typeof message['height'] === 'number' && message['height'] > 0)
      frame.style.height = `${Math.ceil(message['height'])}px`;
    settle(message['requestId'], outcomeOf(message));
  };

  view?.addEventListener('message', hear);
  frame.addEventListener('load', loaded);
  if (ready) begin();
  else {
    frame.src = address;
    waitFor(patience);
  }

  return {
    tokenize: () =>
      new Promise((resolve) => {
        const requestId = crypto.randomUUID();
        const timer = setTimeout(() => settle(requestId, { _tag: 'Failed' }), patience);
        awaited.set(requestId, (outcome) => {
          clearTimeout(timer);
          resolve(outcome);
        });
        send({ type: 'tokenize', requestId });
      }),
    focus: () => {
      frame.focus();
      send({ type: 'focus' });
    },
    refuse: (field) => {
      frame.focus();
      send({ type: 'refuse', field });
    },
    dispose: () => {
      clearTimeout(waiting);
      frame.removeEventListener('load', loaded);
      view?.removeEventListener('message', hear);
      for (const requestId of awaited.keys()) settle(requestId, { _tag: 'Failed' });
    },
  };
};

/** Shows card fields, as `mountCardFields` does. */
export type MountCardFields = typeof mountCardFields;

const isCardToken = (value: unknown): value is CardToken => {
  const fields = new Map<string, unknown>(Object.entries(Object(value)));
  return (
    ['token', 'brand', 'last4'].every((name) => typeof fields.get(name) === 'string') &&
    ['expMonth', 'expYear'].every((name) => Number.isInteger(fields.get(name)))
  );
};

/** The result that a message of the frame reports. */
const outcomeOf = ({ type, token }: Readonly<Record<string, unknown>>): Tokenized => {
  if (type === 'invalid') return { _tag: 'Invalid' };
  return type === 'token' && isCardToken(token) ? { _tag: 'Token', token } : { _tag: 'Failed' };
};
