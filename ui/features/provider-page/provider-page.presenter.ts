import { fitFrame } from '#adapters/browser/provider-frame.ts';
import { CHALLENGE_MS } from '#core/checkout/challenge.ts';

export type ProviderPageParts<End> = {
  /** Address of the page. */
  readonly address: string;
  /** The end if the shopper cancels, or does not answer in ten minutes. */
  readonly abandoned: End;
  readonly onSettled: (end: End) => void;
  readonly onClose: () => void;
  /** Listens for the frame's response. Returns the function that stops listening. */
  readonly watch: (frame: HTMLIFrameElement, onSettled: (end: End) => void) => () => void;
};

/** A page of the payment provider in a frame. Reports its first end: response, cancellation or timeout. Reports once. */
export class ProviderPagePresenter<End> {
  readonly address: string;
  readonly #parts: ProviderPageParts<End>;
  #isSettled = false;
  #stop: (() => void) | undefined = undefined;

  constructor(parts: ProviderPageParts<End>) {
    this.#parts = parts;
    this.address = parts.address;
  }

  readonly activate = (): (() => void) => {
    const timer = setTimeout(this.abandon, CHALLENGE_MS);
    return () => clearTimeout(timer);
  };

  readonly attachFrame = (frame: HTMLIFrameElement | null): void => {
    this.#stop?.();
    this.#stop = undefined;
    if (frame === null) return;
    const stops = [this.#parts.watch(frame, this.#settle), fitFrame(frame, new URL(this.address).origin)];
    this.#stop = () => stops.forEach((stop) => stop());
  };

  readonly abandon = (): void => this.#settle(this.#parts.abandoned);

  readonly #settle = (end: End): void => {
    if (this.#isSettled) return;
    this.#isSettled = true;
    this.#parts.onClose();
    this.#parts.onSettled(end);
  };
}
