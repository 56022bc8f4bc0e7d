import { makeAutoObservable } from 'mobx';
import type { Cart, Shipment } from '#core/cart/cart.ts';
import type { CartItem } from '#core/cart/cart-item.ts';
import type { AddressQuestion } from '#core/checkout/address-choice.ts';
import { recipientForm, type AddressInput } from '#core/checkout/address-form.ts';
import { mainItems, type LineUnits } from '#core/checkout/other-addresses.ts';
import type { CheckoutFailure } from '#core/checkout/order-progress.ts';
import { placeInForm } from '#core/failures/placement.ts';
import type { ItemId } from '#core/kernel/identifiers.ts';
import type { InvalidInput } from '#core/kernel/violation.ts';
import type { Address } from '#core/profile/address.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import { nationalPhone } from '#core/validation/phone.ts';
import type { RuleTexts } from '#core/validation/rule-texts.ts';
import { hasAllAddresses, knownAddresses, type TooManyAddresses } from '#core/checkout/address-limit.ts';
import type { AddressSaved } from '#core/checkout/use-cases/checkout-use-cases.ts';
import { makeAddressForm, type AddressForm } from '#ui/features/checkout/address-form.ts';
import type { Tasks } from '#ui/kernel/tasks.ts';
import { checkoutDraft, type CheckoutDraft } from '../checkout-draft.ts';

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

/** The choice of an address that is typed, not of one to which the order is sent already. */
export const NEW_ADDRESS = 'new';

/** The dialog that sends lines, or units of them, to another address than the main one. */
export class OtherAddressPresenter {
  readonly form: AddressForm;
  chosen: readonly ItemId[];
  /** `NEW_ADDRESS`, or the place in `known`. */
  target: string;
  /** The other addresses of the order, among which the shopper chooses. */
  readonly known: readonly Address[];
  /** Whether lines of the main address can only be sent to one of `known`. */
  readonly isFull: boolean;
  private units: { readonly [itemId: ItemId]: number } = {};
  /** What is wrong with the choice of lines, or why it was refused. */
  notice: string | undefined = undefined;
  /** The service's correction of the address, until the shopper confirms one of the two (CHK-07). */
  question: AddressQuestion | undefined = undefined;
  busy = false;
  /** Number of submits: the notice of each takes the focus. */
  attempt = 0;
  readonly #parts: Parts;
  readonly #draft: CheckoutDraft;
  /** The shipment of the draft; a new address has none. */
  readonly #shippingId: string;

  constructor(parts: Parts) {
    const { cart, site, ruleTexts, shipment, tasks } = parts;
    this.#parts = parts;
    this.#draft = checkoutDraft(tasks, 'otherAddress');
    this.#shippingId = shipment?.id ?? '';
    this.chosen = shipment?.itemIds ?? [];
    this.form = makeAddressForm({
      prefix: 'other-address',
      form: recipientForm(site.country),
      ruleTexts,
      country: site.country,
      onTyped: (typed) => this.#draft.remember({ ...typed, shippingId: this.#shippingId }),
    });
    if (shipment?.address !== undefined) this.form.fill(this.#typed(shipment.address));
    this.known = knownAddresses(cart, shipment);
    this.isFull = shipment === undefined && hasAllAddresses(cart);
    this.target = this.isFull ? '0' : NEW_ADDRESS;
    makeAutoObservable(this, { known: false, isFull: false }, { deep: false, autoBind: true });
  }

  /** The lines to choose from; none if the address of a shipment changes. */
  get items(): readonly CartItem[] {
    return this.#parts.shipment === undefined ? mainItems(this.#parts.cart) : [];
  }

  activate(): () => void {
    const stop = this.#parts.tasks.start();
    // What was typed and not saved takes precedence over the address of the shipment (CHK-37).
    this.#draft.recall(({ shippingId, ...typed }) => {
      if (shippingId === this.#shippingId && this.form.edited.length === 0) this.form.fill(typed);
    });
    return stop;
  }

  choose(itemId: ItemId, isChosen: boolean): void {
    this.chosen = [...this.chosen.filter((id) => id !== itemId), ...(isChosen ? [itemId] : [])];
    this.notice = undefined;
  }

  /** How many units of a line can be sent: of the only line one stays. */
  maxUnitsOf({ quantity }: Pick<CartItem, 'quantity'>): number {
    return this.items.length === 1 ? quantity - 1 : quantity;
  }

  /** How many units of a line are sent: at first one of the only line, and all of another one. */
  unitsOf({ id, quantity }: Pick<CartItem, 'id' | 'quantity'>): number {
    return this.units[id] ?? (this.items.length === 1 ? 1 : quantity);
  }

  setUnits(itemId: ItemId, quantity: number): void {
    this.units = { ...this.units, [itemId]: quantity };
    this.notice = undefined;
  }

  aim(target: string): void {
    this.target = target;
    this.question = undefined;
  }

  submit(): void {
    if (this.busy) return;
    this.question = undefined;
    this.notice = this.#problem;
    this.attempt += 1;
    const { target } = this;
    const known = this.known.find((_, index) => String(index) === target);
    // A known address was checked when it was typed.
    if (known !== undefined) {
      if (this.notice === undefined) this.send({ address: this.#typed(known), isConfirmed: true });
    } else if (this.form.submit() && this.notice === undefined) this.send({ isConfirmed: false });
  }

  useSuggested(): void {
    const suggested = this.question?.suggested;
    if (suggested === undefined) return;
    const { line1, line2 = '', city, state = '', postalCode } = suggested;
    this.form.fill({ line1, line2, city, state, postalCode });
    this.send({ isConfirmed: true });
  }

  keepTyped(): void {
    this.send({ isConfirmed: true });
  }

  get #problem(): string | undefined {
    const { texts, shipment } = this.#parts;
    if (shipment !== undefined) return undefined;
    if (this.chosen.length === 0) return texts.first;
    const isAll = this.items.every((item) => this.chosen.includes(item.id) && this.unitsOf(item) === item.quantity);
    return isAll ? texts.all : undefined;
  }

  /** An address as it is typed. */
  #typed({ phone = '', email: _email, ...address }: Address): AddressInput {
    return { ...address, phone: nationalPhone(phone, this.#parts.site.country) };
  }

  /** The lines of which units stay. */
  get #parted(): readonly LineUnits[] {
    return this.items.flatMap((item) => {
      const quantity = this.unitsOf(item);
      return this.chosen.includes(item.id) && quantity < item.quantity ? [{ itemId: item.id, quantity }] : [];
    });
  }

  private send({ address = this.form.cleaned, isConfirmed }: { address?: AddressInput; isConfirmed: boolean }): void {
    const { tasks, cart } = this.#parts;
    const { chosen: itemIds } = this;
    const units = this.#parted;
    this.busy = true;
    this.question = undefined;
    void tasks.command((shop) => shop.checkout.sendItems({ cart, itemIds, units, address, isConfirmed }), {
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
