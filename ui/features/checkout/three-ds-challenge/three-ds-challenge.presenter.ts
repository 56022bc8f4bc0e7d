import { CHALLENGE_MS, type ChallengeEnd } from '#core/checkout/challenge.ts';

export type ChallengeParts = {
  readonly challengeId: string;
  readonly origin: string;
  /** BCP 47 tag of the shopper's language. */
  readonly language: string;
  readonly onSettled: (outcome: ChallengeEnd) => void;
  readonly onClose: () => void;
  /** Listens for the frame's response. Returns the function that stops listening. */
  readonly watch: (watch: {
    readonly frame: HTMLIFrameElement;
    readonly origin: string;
    readonly challengeId: string;
    readonly onSettled: (outcome: 'completed' | 'failed') => void;
  }) => () => void;
};

/** Reports the first end of a challenge: response, cancellation or timeout. Reports once. */
export class ThreeDsChallengePresenter {
  readonly address: string;
  readonly #parts: ChallengeParts;
  #isSettled = false;
  #stop: (() => void) | undefined = undefined;

  constructor(parts: ChallengeParts) {
    this.#parts = parts;
    this.address = `${parts.origin}/challenge/${encodeURIComponent(parts.challengeId)}?lang=${parts.language}`;
  }

  readonly activate = (): (() => void) => {
    const timer = setTimeout(this.abandon, CHALLENGE_MS);
    return () => clearTimeout(timer);
  };

  readonly attachFrame = (frame: HTMLIFrameElement | null): void => {
    const { watch, origin, challengeId } = this.#parts;
    this.#stop?.();
    this.#stop = frame === null ? undefined : watch({ frame, origin, challengeId, onSettled: this.#settle });
  };

  readonly abandon = (): void => this.#settle('abandoned');

  readonly #settle = (outcome: ChallengeEnd): void => {
    if (this.#isSettled) return;
    this.#isSettled = true;
    this.#parts.onClose();
    this.#parts.onSettled(outcome);
  };
}
