import { makeAutoObservable } from 'mobx';
import type { AddressBook, AddressType, SavedAddress } from '#core/profile/address-book.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import { nationalPhone } from '#core/validation/phone.ts';
import type { AddressForm } from '#ui/features/checkout/address-form.ts';
import type { Tasks } from '#ui/kernel/tasks.ts';

type Parts = {
  readonly tasks: Tasks;
  readonly site: SiteConfiguration;
  readonly form: AddressForm;
  readonly type: AddressType;
  /** Whether the main address is filled in at first. */
  readonly prefills: boolean;
};

/** The saved addresses of a member for a form of checkout: those of its type in the country of the site. */
export class SavedAddressesPresenter {
  offered: AddressBook = [];
  /** Id of the address that the form was filled with; empty for another address. */
  chosen = '';
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  activate(): () => void {
    const { tasks } = this.#parts;
    const stop = tasks.start();
    tasks.query('addresses', (shop) => shop.addresses.list(), {
      done: this.offer,
      // Without the address book the form is filled in by hand.
      failed: () => undefined,
    });
    return stop;
  }

  /** Fills the form with a saved address, or empties it. The email address stays, and a phone number that is not saved. */
  choose(id: string): void {
    const { form, site } = this.#parts;
    const { email = '', phone = '' } = form.values;
    const saved: Partial<SavedAddress> = this.offered.find((one) => one.id === id) ?? {};
    const { id: _id, type: _type, main: _main, ...address } = saved;
    this.chosen = id;
    form.clear();
    form.fill({
      ...address,
      email,
      phone: address.phone === undefined ? phone : nationalPhone(address.phone, site.country),
    });
  }

  /** The main address is filled in, unless the form has an address already or is being filled in by hand (CHK-13). */
  private offer(book: AddressBook): void {
    const { form, site, type, prefills } = this.#parts;
    this.offered = book.filter((address) => address.type === type && address.country === site.country);
    const main = this.offered.find((address) => address.main);
    const isTyped = form.edited.length > 0 || form.fields.some(({ name }) => form.hasFocus(name));
    if (prefills && main !== undefined && (form.values.line1 ?? '') === '' && !isTyped) this.choose(main.id);
  }
}
