type Message = Readonly<Record<string, unknown>>;

type Watch<Result> = {
  readonly frame: HTMLIFrameElement;
  /** The provider's origin; messages from other origins are ignored. */
  readonly origin: string;
  /** Called at most once. */
  readonly onSettled: (result: Result) => void;
};

/** Waits for the first message of the page in the frame that is a result. Returns a function that stops. */
const watchResult = <Result extends string | object>(
  { frame, origin, onSettled }: Watch<Result>,
  resultOf: (message: Message) => Result | undefined,
): (() => void) => {
  const view = frame.ownerDocument.defaultView;
  const hear = ({ source, origin: sender, data }: MessageEvent<unknown>): void => {
    if (source !== frame.contentWindow || sender !== origin || typeof data !== 'object' || data === null) return;
    const message: Message = Object.fromEntries(Object.entries(data));
    const result = message['source'] === 'portico-payments' ? resultOf(message) : undefined;
    if (result === undefined) return;
    stop();
    onSettled(result);
  };
  const stop = (): void => view?.removeEventListener('message', hear);
  view?.addEventListener('message', hear);
  return stop;
};

/**
 * Waits for the result of the 3-D Secure page in the frame (CHK-18). The outcome is a hint: the service asks the provider
 * for the result (reliability B6).
 */
export const watchChallenge = ({
  challengeId,
  ...watch
}: Watch<'completed' | 'failed'> & { readonly challengeId: string }): (() => void) =>
  watchResult(watch, ({ type, outcome, ...message }) =>
    type === 'challenge' && message['challengeId'] === challengeId && (outcome === 'completed' || outcome === 'failed')
      ? outcome
      : undefined,
  );

/** How the shopper left the page of a wallet or of pay later; the token is of what was approved. */
export type ApprovalEnd = { readonly _tag: 'Answered'; readonly token: string } | { readonly _tag: 'Canceled' };

/** Waits for the answer of the shopper on the page of a wallet or of pay later (PAY-02). */
export const watchApproval = ({
  sessionId,
  ...watch
}: Watch<ApprovalEnd> & { readonly sessionId: string }): (() => void) =>
  watchResult<ApprovalEnd>(watch, ({ type, outcome, token, ...message }) => {
    if (type !== 'approval' || message['sessionId'] !== sessionId) return undefined;
    if (outcome === 'canceled') return { _tag: 'Canceled' };
    const issued = new Map<string, unknown>(Object.entries(Object(token))).get('token');
    return typeof issued === 'string' ? { _tag: 'Answered', token: issued } : undefined;
  });
