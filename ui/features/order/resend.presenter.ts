import { makeAutoObservable } from 'mobx';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { Purchase } from '#core/order/purchase.ts';
import type { Tasks } from '#ui/kernel/tasks.ts';

/** Milliseconds after which an email can be sent again (ORD-14). */
const LOCK_MS = 60_000;

type ResendParts = {
  readonly tasks: Tasks;
  readonly purchase: Pick<Purchase, 'orderNumber'>;
  readonly itemId: string;
  /** Shown if the service sends no message. */
  readonly failed: string;
};

/** Sends the email with a gift card once more. */
export class ResendPresenter {
  isBusy = false;
  isLocked = false;
  notice: string | undefined = undefined;
  readonly #parts: ResendParts;
  #timer: ReturnType<typeof setTimeout> | undefined = undefined;

  constructor(parts: ResendParts) {
    this.#parts = parts;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  activate(): () => void {
    const stop = this.#parts.tasks.start();
    return () => {
      clearTimeout(this.#timer);
      stop();
    };
  }

  resend(): void {
    if (this.isBusy || this.isLocked) return;
    const { tasks, purchase, itemId } = this.#parts;
    this.isBusy = true;
    this.notice = undefined;
    tasks.command((shop) => shop.purchases.resendGiftCard(purchase, itemId), {
      done: this.lock,
      failed: this.explain,
      finally: () => {
        this.isBusy = false;
      },
    });
  }

  private lock(): void {
    this.isLocked = true;
    this.#timer = setTimeout(this.unlock, LOCK_MS);
  }

  private unlock(): void {
    this.isLocked = false;
  }

  private explain({ message }: ApiFailure): void {
    this.notice = message ?? this.#parts.failed;
  }
}
