type ChallengeWatch = {
  readonly frame: HTMLIFrameElement;
  /** The provider's origin; messages from other origins are ignored. */
  readonly origin: string;
  readonly challengeId: string;
  /** Called at most once. The outcome is a hint: the service asks the provider for the result (reliability B6). */
  readonly onSettled: (outcome: 'completed' | 'failed') => void;
};

/** Waits for the result of the 3-D Secure page in the frame (CHK-18). Returns a function that stops. */
export const watchChallenge = ({ frame, origin, challengeId, onSettled }: ChallengeWatch): (() => void) => {
  const view = frame.ownerDocument.defaultView;
  const hear = ({ source, origin: sender, data }: MessageEvent<unknown>): void => {
    if (source !== frame.contentWindow || sender !== origin || typeof data !== 'object' || data === null) return;
    const message: Readonly<Record<string, unknown>> = Object.fromEntries(Object.entries(data));
    const { outcome } = message;
    if (
      message['source'] !== 'portico-payments' ||
      message['type'] !== 'challenge' ||
      message['challengeId'] !== challengeId
    )
      return;
    if (outcome !== 'completed' && outcome !== 'failed') return;
    stop();
    onSettled(outcome);
  };
  const stop = (): void => view?.removeEventListener('message', hear);
  view?.addEventListener('message', hear);
  return stop;
};
