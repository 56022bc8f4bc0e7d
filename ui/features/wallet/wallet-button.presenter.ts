import { makeAutoObservable } from 'mobx';
import type { Cart } from '#core/cart/cart.ts';
import type { NewItem } from '#core/cart/ports/cart-gateway.ts';
import type { PresenterEnvironment } from '#ui/stores/use-presenter.ts';

/**
 * What the button buys: the shopper's cart, if `serves` says that the wallet can, or a product; undefined if its size is
 * not chosen, which that view explains.
 */
export type WalletPurchase = { readonly serves: (cart: Cart) => boolean } | (() => NewItem | undefined);

/** What one press buys. */
export type WalletAttempt = { readonly cart: Cart } | { readonly item: NewItem };

/** The wallet's button (PAY-02). The sheet and what follows it load with the first press. */
export class WalletButtonPresenter {
  status: 'idle' | 'opening' | 'open' | 'paying' = 'idle';
  /** What is being bought, from the press to the end. */
  attempt: WalletAttempt | undefined = undefined;
  message: string | undefined = undefined;
  readonly #buys: WalletPurchase;
  readonly #environment: PresenterEnvironment;
  readonly #onEnd: (() => void) | undefined;

  constructor(environment: PresenterEnvironment, buys: WalletPurchase, onEnd?: () => void) {
    this.#onEnd = onEnd;
    this.#environment = environment;
    this.#buys = buys;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** The cart that the wallet can serve. */
  get #cart(): Cart | undefined {
    const cart = this.#environment.shell.cart.current ?? undefined;
    return cart !== undefined && 'serves' in this.#buys && this.#buys.serves(cart) ? cart : undefined;
  }

  /** Whether the button is shown: the site has the wallet (PAY-04), and it can serve what is bought. */
  get isOffered(): boolean {
    if (!this.#environment.site.flags.wallet) return false;
    return (
      !('serves' in this.#buys) || this.status !== 'idle' || this.message !== undefined || this.#cart !== undefined
    );
  }

  activate(): () => void {
    return this.#environment.tasks.start();
  }

  press(): void {
    if (this.status !== 'idle') return;
    this.message = undefined;
    const { shell } = this.#environment;
    if ('serves' in this.#buys) return shell.cart.afterWrites(this.beginCart);
    const item = this.#buys();
    if (item !== undefined) this.begin({ item });
  }

  report(status: 'open' | 'paying'): void {
    this.status = status;
  }

  end(message?: string): void {
    this.status = 'idle';
    this.attempt = undefined;
    this.message = message;
    this.#onEnd?.();
  }

  private beginCart(): void {
    const cart = this.#cart;
    if (cart !== undefined && this.status === 'idle') this.begin({ cart });
  }

  private begin(attempt: WalletAttempt): void {
    this.status = 'opening';
    this.attempt = attempt;
  }
}
