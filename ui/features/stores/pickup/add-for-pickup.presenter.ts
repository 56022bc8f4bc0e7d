import { makeAutoObservable } from 'mobx';
import type { Shell } from '#ui/stores/shell.ts';
import type { PickupOrder } from './add-for-pickup.tsx';

type AddForPickupParts = {
  readonly order: PickupOrder;
  readonly shell: Pick<Shell, 'cart'>;
  /** Shown if the service sends no message. */
  readonly failed: string;
  readonly onAdded: () => void;
};

/** Adds an item for store pickup to the cart. */
export class AddForPickupPresenter {
  isBusy = false;
  notice: string | undefined = undefined;
  readonly #parts: AddForPickupParts;

  constructor(parts: AddForPickupParts) {
    this.#parts = parts;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  add(): void {
    if (this.isBusy) return;
    const { order, shell, failed, onAdded } = this.#parts;
    this.isBusy = true;
    this.notice = undefined;
    shell.cart.add(order, {
      done: onAdded,
      failed: (message = failed) => {
        this.notice = message;
      },
      finally: () => {
        this.isBusy = false;
      },
    });
  }
}
