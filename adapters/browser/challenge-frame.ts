type ChallengeWatch = {
  readonly frame: HTMLIFrameElement;
  /** The provider's origin: the only one that is heard. */
  readonly origin: string;
  readonly challengeId: string;
  /**
   * Called at most once. What it receives is a hint when to ask; the service asks the provider what is true (reliability
   * B6).
   */
  readonly onSettled: (outcome: 'completed' | 'failed') => void;
};

/** Waits for the shopper's answer on the 3-D Secure page in the frame (CHK-18). Gives the undoing. */
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
