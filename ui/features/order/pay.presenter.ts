import { makeAutoObservable } from 'mobx';
import type { ChallengeEnd } from '#core/checkout/challenge.ts';
import type { Purchase } from '#core/order/purchase.ts';
import { CardFormPresenter, type CardFormEnvironment } from '#ui/features/payment/card-form.presenter.ts';

type PayParts = CardFormEnvironment & {
  readonly purchase: Purchase;
  readonly onPaid: (purchase: Purchase) => void;
};

/** Pays an order by another card. */
export class PayPresenter {
  readonly card: CardFormPresenter;
  /** The challenge that the card asks for. */
  challengeId: string | undefined = undefined;
  readonly #parts: PayParts;

  constructor(parts: PayParts) {
    const { purchase } = parts;
    this.#parts = parts;
    this.card = new CardFormPresenter({
      ...parts,
      openSession: (shop) => shop.purchases.openPayment(purchase),
      onToken: (card) => this.card.send((shop) => shop.purchases.pay(purchase, card), this.show),
    });
    makeAutoObservable(this, { card: false }, { deep: false, autoBind: true });
  }

  get origin(): string {
    return this.#parts.paymentOrigin;
  }

  activate(): () => void {
    const stop = this.#parts.tasks.start();
    this.card.load();
    return stop;
  }

  /** The challenge has ended; the service asks the provider for its result. */
  settle(end: ChallengeEnd): void {
    this.challengeId = undefined;
    this.card.send((shop) => shop.purchases.settlePayment(this.#parts.purchase, end), this.show);
  }

  private show(paid: Purchase): void {
    const asked = paid.flashes.find((flash) => flash._tag === 'PaymentNotAuthorized');
    if (asked?._tag === 'PaymentNotAuthorized' && asked.challengeId !== undefined) this.challengeId = asked.challengeId;
    else this.#parts.onPaid(paid);
  }
}
