import { makeAutoObservable } from 'mobx';
import type { CardFields, Tokenized } from '#adapters/browser/card-fields.ts';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { CardToken, PaymentSession } from '#core/payment/payment-method.ts';
import type { SavedCard } from '#core/payment/saved-card.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import type { Tasks } from '#ui/kernel/tasks.ts';

/** Shows the provider's card fields in a frame. */
export type MountCardFields = (options: {
  readonly frame: HTMLIFrameElement;
  readonly origin: string;
  readonly clientToken: string;
  readonly lang: string;
  readonly onUnreachable: () => void;
}) => CardFields;

type Parts = {
  readonly tasks: Tasks;
  readonly site: SiteConfiguration;
  readonly mountCardFields: MountCardFields;
  /** Origin of the provider's card fields. */
  readonly paymentOrigin: string;
  readonly texts: { readonly invalid: string; readonly failed: string };
  readonly onSaved: (cards: readonly SavedCard[]) => void;
};

/** A new card. It is typed into the provider's frame and never reaches this code (PAY-18). */
export class NewCardPresenter {
  session: PaymentSession | undefined = undefined;
  /** Whether the card fields could not be loaded. */
  hasFailed = false;
  isDefault = false;
  isBusy = false;
  notice: string | undefined = undefined;
  readonly #parts: Parts;
  #fields: CardFields | undefined = undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  load(): void {
    this.hasFailed = false;
    this.session = undefined;
    this.#parts.tasks.query('cardSession', (shop) => shop.savedCards.openSession(), {
      done: (session) => {
        this.session = session;
      },
      failed: this.lose,
    });
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
    });
    this.#fields.onResize((height) => {
      frame.style.height = `${Math.ceil(height)}px`;
    });
  }

  setDefault(isDefault: boolean): void {
    this.isDefault = isDefault;
  }

  /** Saves the card. What was typed stays in the frame after a failure. */
  save(): void {
    if (this.isBusy || this.#fields === undefined) return;
    this.notice = undefined;
    this.isBusy = true;
    void this.#fields.tokenize().then(this.tokenized);
  }

  private tokenized(outcome: Tokenized): void {
    if (outcome._tag === 'Token') return this.send(outcome.token);
    const { texts } = this.#parts;
    this.isBusy = false;
    this.notice = outcome._tag === 'Invalid' ? texts.invalid : texts.failed;
    if (outcome._tag === 'Invalid') this.#fields?.focus();
  }

  private send(card: CardToken): void {
    const { tasks, onSaved } = this.#parts;
    const { isDefault } = this;
    void tasks.command((shop) => shop.savedCards.save({ card, isDefault }), {
      done: onSaved,
      failed: (failure: ApiFailure) => {
        this.notice = failure.message;
      },
      finally: () => {
        this.isBusy = false;
      },
    });
  }

  private lose(): void {
    this.session = undefined;
    this.hasFailed = true;
  }
}
