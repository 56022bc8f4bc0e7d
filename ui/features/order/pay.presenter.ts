import { makeAutoObservable } from 'mobx';
import type { CardFields, Tokenized } from '#adapters/browser/card-fields.ts';
import type { ChallengeEnd } from '#core/checkout/challenge.ts';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { Purchase } from '#core/order/purchase.ts';
import type { CardToken, PaymentSession } from '#core/payment/payment-method.ts';
import type { PresenterEnvironment } from '#ui/stores/use-presenter.ts';

type MountCardFields = (options: {
  readonly frame: HTMLIFrameElement;
  readonly origin: string;
  readonly clientToken: string;
  readonly lang: string;
  readonly onUnreachable: () => void;
}) => CardFields;

type PayParts = Pick<PresenterEnvironment, 'tasks' | 'site'> & {
  readonly purchase: Purchase;
  readonly mountCardFields: MountCardFields;
  /** Origin of the provider's card fields. */
  readonly paymentOrigin: string;
  readonly texts: { readonly invalid: string; readonly failed: string };
  readonly onPaid: (purchase: Purchase) => void;
};

/** Pays an order by another card. The card is typed into the provider's frame and never reaches this code (PAY-18). */
export class PayPresenter {
  session: PaymentSession | undefined = undefined;
  /** Whether the card fields could not be loaded. */
  hasFailed = false;
  isBusy = false;
  notice: string | undefined = undefined;
  /** The challenge that the card asks for. */
  challengeId: string | undefined = undefined;
  readonly #parts: PayParts;
  #fields: CardFields | undefined = undefined;

  constructor(parts: PayParts) {
    this.#parts = parts;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  get origin(): string {
    return this.#parts.paymentOrigin;
  }

  activate(): () => void {
    const stop = this.#parts.tasks.start();
    this.load();
    return stop;
  }

  load(): void {
    const { tasks, purchase } = this.#parts;
    this.hasFailed = false;
    this.session = undefined;
    tasks.query('cardSession', (shop) => shop.purchases.openPayment(purchase), {
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

  /** Pays. What was typed stays in the frame after a failure. */
  pay(): void {
    if (this.isBusy || this.#fields === undefined) return;
    this.notice = undefined;
    this.isBusy = true;
    void this.#fields.tokenize().then(this.tokenized);
  }

  /** The challenge has ended; the service asks the provider for its result. */
  settle(end: ChallengeEnd): void {
    const { tasks, purchase } = this.#parts;
    this.challengeId = undefined;
    this.isBusy = true;
    void tasks.command((shop) => shop.purchases.settlePayment(purchase, end), this.result);
  }

  private tokenized(outcome: Tokenized): void {
    if (outcome._tag === 'Token') return this.send(outcome.token);
    const { texts } = this.#parts;
    this.isBusy = false;
    this.notice = outcome._tag === 'Invalid' ? texts.invalid : texts.failed;
    if (outcome._tag === 'Invalid') this.#fields?.focus();
  }

  private send(card: CardToken): void {
    const { tasks, purchase } = this.#parts;
    void tasks.command((shop) => shop.purchases.pay(purchase, card), this.result);
  }

  private get result() {
    return {
      done: (paid: Purchase): void => {
        const asked = paid.flashes.find((flash) => flash._tag === 'PaymentNotAuthorized');
        if (asked?._tag === 'PaymentNotAuthorized' && asked.challengeId !== undefined)
          this.challengeId = asked.challengeId;
        else this.#parts.onPaid(paid);
      },
      failed: (failure: ApiFailure): void => {
        this.notice = failure.message;
      },
      finally: (): void => {
        this.isBusy = false;
      },
    };
  }

  private lose(): void {
    this.session = undefined;
    this.hasFailed = true;
  }
}
