import { makeAutoObservable } from 'mobx';
import type { CardFields, MountCardFields, Tokenized } from '#adapters/browser/card-fields.ts';
import type { PaymentSession } from '#core/payment/payment-method.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';

export type CardFieldsParts = {
  readonly site: Pick<SiteConfiguration, 'language'>;
  readonly mountCardFields: MountCardFields;
  /** Origin of the provider's card fields. */
  readonly paymentOrigin: string;
};

/** The provider's card fields in a frame. A card is typed there and never reaches this code (PAY-18). */
export class CardFieldsPresenter {
  /** Success: there is a session, and the frame can be shown. Error: the session or the page of the fields did not load. */
  status: 'idle' | 'pending' | 'success' | 'error' = 'idle';
  session: PaymentSession | undefined = undefined;
  readonly #parts: CardFieldsParts;
  readonly #onTyped: () => void;
  #fields: CardFields | undefined = undefined;

  /** `onTyped`: called when the shopper types for the first time after the card was refused. */
  constructor(parts: CardFieldsParts, onTyped: () => void = () => undefined) {
    this.#parts = parts;
    this.#onTyped = onTyped;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** Drops the session until another one is open. */
  wait(): void {
    this.session = undefined;
    this.status = 'pending';
  }

  show(session: PaymentSession): void {
    this.session = session;
    this.status = 'success';
  }

  lose(): void {
    this.session = undefined;
    this.status = 'error';
  }

  /** Called when the frame of the card fields is mounted (with the element) or unmounted (null). */
  attachFrame(frame: HTMLIFrameElement | null): void {
    this.#fields?.dispose();
    this.#fields = undefined;
    const { session } = this;
    if (frame === null || session === undefined) return;
    const { mountCardFields, paymentOrigin, site } = this.#parts;
    this.#fields = mountCardFields({
      frame,
      origin: paymentOrigin,
      clientToken: session.clientToken,
      lang: site.language,
      onUnreachable: this.lose,
      onTyped: this.#onTyped,
    });
  }

  /** Requests a token of the typed card; undefined without a frame. */
  tokenize(): Promise<Tokenized> | undefined {
    return this.#fields?.tokenize();
  }

  /** Shows at the expiry date that the shop has refused it (PAY-16). */
  refuseExpiry(): void {
    this.#fields?.refuse('expiry');
  }

  /** Focuses the first invalid field. */
  focus(): void {
    this.#fields?.focus();
  }
}
