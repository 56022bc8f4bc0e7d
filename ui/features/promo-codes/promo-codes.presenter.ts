import { makeAutoObservable, reaction } from 'mobx';
import type { Cart } from '#core/cart/cart.ts';
import type { CartFailure } from '#core/cart/ports/cart-gateway.ts';
import { placeNotice } from '#core/failures/placement.ts';
import { Amount } from '#core/kernel/amount.ts';
import { formatMoney } from '#core/kernel/format-money.ts';
import type { InvalidInput } from '#core/kernel/violation.ts';
import type { PendingStep } from '#ui/features/account/pending-step.ts';
import type { PresenterEnvironment } from '#ui/stores/use-presenter.ts';

type CodeRow = {
  readonly id: string;
  readonly code: string;
  readonly description: string;
  /** The discount; undefined if the code is not applied. */
  readonly amount?: string;
};

type Change = { readonly what: 'applied' | 'removed'; readonly code: string };
/** The page that shows the codes of its cart: the cart page or checkout. */
export type CodesPage = {
  /** Undefined while it is being read. */
  readonly cart: Cart | undefined;
  /** Shows a failure that is not about a code. */
  readonly explain: (failure: CartFailure) => void;
  /** Shows the cart after a change, unless the page shows that of the store. */
  readonly show?: (cart: Cart) => void;
};

/** The promo codes of the cart and the field to add one (CART-09, CART-10). */
export class PromoCodesPresenter {
  typed = '';
  /** Error of the field; the typed code stays. */
  error: string | undefined = undefined;
  /** The field asks for the focus: it was filled in after a sign-in. */
  isFilled = false;
  isBusy = false;
  /** The typed code is for members only (PRM160). */
  needsSignIn = false;
  /** The last change, announced to screen readers. */
  change: Change | undefined = undefined;
  leaving: readonly string[] = [];
  readonly #environment: PresenterEnvironment;
  readonly #page: CodesPage;
  readonly #pending: PendingStep;
  /** The code for which this page has asked the shopper to sign in. */
  #asked: string | undefined = undefined;

  constructor(environment: PresenterEnvironment, page: CodesPage, pending: PendingStep) {
    this.#environment = environment;
    this.#page = page;
    this.#pending = pending;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  activate(): () => void {
    const { tasks, shell } = this.#environment;
    const stop = tasks.start();
    const stopFollowing = reaction(
      // After a sign-in the cart of the member is read, in place of that of the guest.
      () => (shell.cart.resource.status === 'pending' ? undefined : this.#page.cart),
      this.fillPending,
      { fireImmediately: true },
    );
    return () => {
      stopFollowing();
      stop();
    };
  }

  /**
   * Continues with the code for which the shopper has signed in (RTE-46): applies the one that they have sent on this
   * page, and fills in any other, which may come from a link that someone else has made.
   */
  private fillPending(cart: CodesPage['cart']): void {
    const code = cart && this.#pending.take('enter-code');
    if (code === undefined) return;
    this.type(code);
    if (code === this.#asked) this.apply();
    else this.isFilled = true;
  }

  get rows(): readonly CodeRow[] {
    const { cart } = this.#page;
    if (cart === undefined) return [];
    const { language } = this.#environment.site;
    return cart.coupons
      .filter(({ id }) => !this.leaving.includes(id))
      .map(({ id, code, description, status, discount }) => ({
        id,
        code,
        description,
        ...(status === 'APPLIED' ? { amount: formatMoney(Amount.negate(discount), cart.currency, language) } : {}),
      }));
  }

  type(typed: string): void {
    this.typed = typed;
    this.isFilled = false;
    this.error = undefined;
    this.needsSignIn = false;
  }

  apply(): void {
    if (this.isBusy) return;
    this.isBusy = true;
    this.error = undefined;
    this.needsSignIn = false;
    const { typed } = this;
    this.#environment.shell.cart.change((cart) => (shop) => shop.promoCodes.apply({ cart, typed }), {
      done: (fresh) => {
        this.#page.show?.(fresh);
        this.change = { what: 'applied', code: fresh.coupons.at(-1)?.code ?? typed };
        if (this.typed === typed) this.type('');
      },
      failed: this.explain,
      finally: () => {
        this.isBusy = false;
      },
    });
  }

  remove(couponId: string): void {
    const code = this.rows.find(({ id }) => id === couponId)?.code ?? '';
    this.leaving = [...this.leaving, couponId];
    this.#environment.shell.cart.change((cart) => (shop) => shop.promoCodes.remove({ cart, couponId }), {
      done: (fresh) => {
        this.#page.show?.(fresh);
        this.change = { what: 'removed', code };
      },
      failed: this.explain,
      finally: () => {
        this.leaving = this.leaving.filter((id) => id !== couponId);
      },
    });
  }

  /** Shows an error of a code at its field, and any other error as the page does. */
  private explain(failure: CartFailure | InvalidInput): void {
    if (failure._tag === 'InvalidInput') {
      this.error = failure.violations[0].message;
      return;
    }
    const notice = failure._tag === 'ApiFailure' ? placeNotice('cart', failure) : undefined;
    this.needsSignIn = notice?.errorId === 'PRM160';
    if (this.needsSignIn) this.#asked = this.typed;
    if (notice?.placement === 'input') this.error = notice.message;
    else this.#page.explain(failure);
  }
}
