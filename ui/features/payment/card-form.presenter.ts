import { makeAutoObservable } from 'mobx';
import type { Tokenized } from '#adapters/browser/card-fields.ts';
import { isAboutCard } from '#core/checkout/about-card.ts';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { CardToken, PaymentSession } from '#core/payment/payment-method.ts';
import type { Intent, Tasks } from '#ui/kernel/tasks.ts';
import { CardFieldsPresenter, type CardFieldsParts } from '#ui/features/checkout/card-fields.presenter.ts';

/** What the forms of a card get from their views. */
export type CardFormEnvironment = CardFieldsParts & {
  readonly tasks: Tasks;
  /** Notices of invalid card fields, and of card fields that do not reply. */
  readonly texts: { readonly invalid: string; readonly failed: string };
};

type CardFormParts = CardFormEnvironment & {
  readonly openSession: Intent<PaymentSession, ApiFailure>;
  readonly onToken: (card: CardToken) => void;
};

/**
 * A form of a card: opens the provider's card fields, and requests a token of the typed card for what the form sends
 * (PAY-18).
 */
export class CardFormPresenter {
  readonly fields: CardFieldsPresenter;
  isBusy = false;
  notice: string | undefined = undefined;
  readonly #parts: CardFormParts;

  constructor(parts: CardFormParts) {
    this.#parts = parts;
    this.fields = new CardFieldsPresenter(parts);
    makeAutoObservable(this, { fields: false }, { deep: false, autoBind: true });
  }

  /** Opens the card fields. */
  load(): void {
    const { tasks, openSession } = this.#parts;
    this.fields.wait();
    tasks.query('cardSession', openSession, { done: this.fields.show, failed: this.fields.lose });
  }

  /** Requests a token. What was typed stays in the frame after a failure. */
  submit(): void {
    if (this.isBusy) return;
    const tokenized = this.fields.tokenize();
    if (tokenized === undefined) return;
    this.notice = undefined;
    this.isBusy = true;
    void tokenized.then(this.tokenized);
  }

  /** Sends what the form is for. A failure is its notice, which `onRefused` may supplement. */
  send<Value>(
    intent: Intent<Value, ApiFailure>,
    done: (value: Value) => void,
    onRefused?: (failure: ApiFailure) => void,
  ): void {
    this.isBusy = true;
    void this.#parts.tasks.command(intent, {
      done,
      failed: (failure) => {
        this.notice = failure.message;
        if (isAboutCard(failure)) this.fields.refuseExpiry();
        onRefused?.(failure);
      },
      finally: () => {
        this.isBusy = false;
      },
    });
  }

  private tokenized(outcome: Tokenized): void {
    const { texts, onToken } = this.#parts;
    if (outcome._tag === 'Token') return onToken(outcome.token);
    this.isBusy = false;
    this.notice = outcome._tag === 'Invalid' ? texts.invalid : texts.failed;
    if (outcome._tag === 'Invalid') this.fields.focus();
  }
}
