import { hearProvider, type ProviderMessage } from './provider-frame.ts';

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
  resultOf: (message: ProviderMessage) => Result | undefined,
): (() => void) => {
  const stop = hearProvider(frame, origin, (message) => {
    const result = resultOf(message);
    if (result === undefined) return;
    stop();
    onSettled(result);
  });
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
