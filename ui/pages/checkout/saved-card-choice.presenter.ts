import { makeAutoObservable } from 'mobx';
import type { AddressBook } from '#core/profile/address-book.ts';
import { isSamePlace } from '#core/checkout/typed-billing.ts';
import type { Address } from '#core/profile/address.ts';
import { MAX_SAVED_CARDS, type SavedCard } from '#core/payment/saved-card.ts';
import { isPastExpiry } from '#ui/pages/account/cards/card-name.ts';
import type { PresenterEnvironment } from '#ui/stores/use-presenter.ts';
import type { BillingStepPresenter } from './billing-step.presenter.ts';

type Parts = Pick<PresenterEnvironment, 'tasks' | 'shell' | 'site'> & { readonly billing: BillingStepPresenter };

/** The saved cards of a member in the billing step (PAY-08). An expired card is listed, but cannot be chosen. */
export class SavedCardChoicePresenter {
  cards: readonly SavedCard[] = [];
  #book: AddressBook = [];
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** Reads the cards, then chooses the default one. Without a reply the card is typed. */
  activate(): () => void {
    const { tasks } = this.#parts;
    const stop = tasks.start();
    tasks.query('savedCards', (shop) => shop.savedCards.list(), { done: this.offer, failed: () => undefined });
    return stop;
  }

  /** Pays with a saved card, which is billed to the address that it was saved with (PAY-09); empty is a new card. */
  choose(id: string): void {
    const { billing, site } = this.#parts;
    const card = this.cards.find((one) => one.id === id && !isPastExpiry(one));
    billing.payBySaved(card?.id);
    const address = this.#book.find((one) => one.id === card?.billingAddressId && one.country === site.country);
    if (address !== undefined) this.billTo(address);
  }

  /** Fills in the billing address of a saved card, unless the shopper has chosen or typed another one. */
  billTo(address: Address): void {
    const { billing, shell } = this.#parts;
    const { billingSameAsShipping, shippingAddress } = shell.cart.current ?? {};
    if (billingSameAsShipping === false || billing.form.edited.length > 0) return;
    billing.setSameAsShipping(shippingAddress !== undefined && isSamePlace(shippingAddress, address));
    if (!billing.sameAsShipping)
      billing.form.fill(Object.fromEntries(billing.form.fields.map(({ name }) => [name, address[name] ?? ''])));
  }

  private offer(cards: readonly SavedCard[]): void {
    this.cards = cards.toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault));
    this.#parts.billing.setMaySave(cards.length < MAX_SAVED_CARDS);
    const preselect = (): void => this.choose(cards.find((card) => card.isDefault)?.id ?? '');
    if (cards.every(({ billingAddressId }) => billingAddressId === undefined)) return preselect();
    this.#parts.tasks.query('addresses', (shop) => shop.addresses.list(), {
      done: (book) => {
        this.#book = book;
        preselect();
      },
      failed: preselect,
    });
  }
}
