import { makeAutoObservable } from 'mobx';
import type { Cart, Shipment } from '#core/cart/cart.ts';
import type { CartItem } from '#core/cart/cart-item.ts';
import type { AddressQuestion } from '#core/checkout/address-choice.ts';
import { recipientForm } from '#core/checkout/address-form.ts';
import { mainItems } from '#core/checkout/other-addresses.ts';
import type { CheckoutFailure } from '#core/checkout/order-progress.ts';
import { placeInForm } from '#core/failures/placement.ts';
import type { ItemId } from '#core/kernel/identifiers.ts';
import type { InvalidInput } from '#core/kernel/violation.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import { nationalPhone } from '#core/validation/phone.ts';
import type { RuleTexts } from '#core/validation/rule-texts.ts';
import type { TooManyAddresses } from '#core/checkout/address-limit.ts';
import type { AddressSaved } from '#core/checkout/use-cases/checkout-use-cases.ts';
import { makeAddressForm, type AddressForm } from '#ui/features/checkout/address-form.ts';
import type { Tasks } from '#ui/kernel/tasks.ts';

type Parts = {
  readonly tasks: Tasks;
  readonly site: SiteConfiguration;
  readonly ruleTexts: RuleTexts;
  readonly cart: Cart;
  /** The shipment whose address changes; without one the shopper chooses lines of the main address. */
  readonly shipment: Shipment | undefined;
  readonly texts: {
    readonly first: string;
    readonly all: string;
    readonly tooMany: (max: number) => string;
  };
  readonly onSent: (cart: Cart) => void;
  /** A failure that the dialog cannot show. */
  readonly onFailed: (failure: CheckoutFailure) => void;
};

/** The dialog that sends lines to another address than the main one. */
export class OtherAddressPresenter {
  readonly form: AddressForm;
  chosen: readonly ItemId[];
  /** What is wrong with the choice of lines, or why it was refused. */
  notice: string | undefined = undefined;
  /** The service's correction of the address, until the shopper confirms one of the two (CHK-07). */
  question: AddressQuestion | undefined = undefined;
  busy = false;
  /** Number of submits: the notice of each takes the focus. */
  attempt = 0;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    const { site, ruleTexts, shipment } = parts;
    this.#parts = parts;
    this.chosen = shipment?.itemIds ?? [];
    this.form = makeAddressForm({
      prefix: 'other-address',
      form: recipientForm(site.country),
      ruleTexts,
      country: site.country,
    });
    const { phone = '', email: _email, ...address } = shipment?.address ?? {};
    if (shipment !== undefined) this.form.fill({ ...address, phone: nationalPhone(phone, site.country) });
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** The lines to choose from; none if the address of a shipment changes. */
  get items(): readonly CartItem[] {
    return this.#parts.shipment === undefined ? mainItems(this.#parts.cart) : [];
  }

  activate(): () => void {
    return this.#parts.tasks.start();
  }

  choose(itemId: ItemId, isChosen: boolean): void {
    this.chosen = [...this.chosen.filter((id) => id !== itemId), ...(isChosen ? [itemId] : [])];
    this.notice = undefined;
  }

  submit(): void {
    if (this.busy) return;
    this.question = undefined;
    this.notice = this.#problem;
    this.attempt += 1;
    if (this.form.submit() && this.notice === undefined) this.send(false);
  }

  useSuggested(): void {
    const suggested = this.question?.suggested;
    if (suggested === undefined) return;
    const { line1, line2 = '', city, state = '', postalCode } = suggested;
    this.form.fill({ line1, line2, city, state, postalCode });
    this.send(true);
  }

  keepTyped(): void {
    this.send(true);
  }

  get #problem(): string | undefined {
    const { texts, shipment } = this.#parts;
    if (shipment !== undefined) return undefined;
    if (this.chosen.length === 0) return texts.first;
    return this.items.every(({ id }) => this.chosen.includes(id)) ? texts.all : undefined;
  }

  private send(isConfirmed: boolean): void {
    const { tasks, cart } = this.#parts;
    const { chosen: itemIds } = this;
    const address = this.form.cleaned;
    this.busy = true;
    this.question = undefined;
    void tasks.command((shop) => shop.checkout.sendItems({ cart, itemIds, address, isConfirmed }), {
      done: this.sent,
      failed: this.refuse,
    });
  }

  private sent(outcome: AddressSaved): void {
    this.busy = false;
    if (outcome._tag === 'AddressInQuestion') this.question = outcome;
    else this.#parts.onSent(outcome.cart);
  }

  private refuse(failure: InvalidInput | TooManyAddresses | CheckoutFailure): void {
    const { texts, onFailed } = this.#parts;
    this.busy = false;
    if (failure._tag === 'InvalidInput') return this.form.refuse(failure.violations);
    if (failure._tag === 'TooManyAddresses') {
      this.notice = texts.tooMany(failure.max);
      return;
    }
    if (failure._tag !== 'ApiFailure') return onFailed(failure);
    const { field, message } = placeInForm(failure, { fields: this.form.fields.map(({ name }) => name) });
    if (field === undefined) this.notice = message;
    else this.form.refuse([{ field, message }]);
  }
}
