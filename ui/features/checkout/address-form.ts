import type { AddressInput } from '#core/checkout/address-form.ts';
import type { AddressField } from '#core/profile/address.ts';
import type { Form } from '#core/validation/form.ts';
import type { RuleTexts } from '#core/validation/rule-texts.ts';
import { phoneWhileTyped } from '#core/validation/phone.ts';
import { FormPresenter } from '#ui/forms/form.presenter.ts';

/** A form of an address or of a part of it. */
export type AddressForm = FormPresenter<AddressField>;

export type AddressFormParts = {
  readonly prefix: string;
  readonly form: Form<AddressField>;
  readonly ruleTexts: RuleTexts;
  readonly country: string;
  readonly onTyped?: (typed: AddressInput) => void;
};

/** Applies the phone mask only to a character typed at the end; pasted, autofilled and corrected values stay. */
const phoneAfter = (before: string, typed: string, country: string): string =>
  typed.length === before.length + 1 && typed.startsWith(before) ? phoneWhileTyped(typed, country) : typed;

/** Creates the form of an address in one country. */
export const makeAddressForm = ({ country, ...parts }: AddressFormParts): AddressForm =>
  new FormPresenter({
    ...parts,
    fixed: { country },
    mask: (name, before, typed) => (name === 'phone' ? phoneAfter(before, typed, country) : typed),
  });
