import type { AddressInput } from '#core/checkout/address-form.ts';
import type { AddressField } from '#core/profile/address.ts';
import type { Form } from '#core/validation/form.ts';
import type { RuleTexts } from '#core/validation/rule-texts.ts';
import { phoneWhileTyped } from '#core/validation/phone.ts';
import { FormPresenter } from '#ui/forms/form.presenter.ts';

/** A form of an address or of a part of it. */
export type AddressForm = FormPresenter<AddressField>;

type AddressFormParts = {
  readonly prefix: string;
  readonly form: Form<AddressField>;
  readonly ruleTexts: RuleTexts;
  readonly country: string;
  readonly onLeave?: (typed: AddressInput) => void;
};

/**
 * The phone mask is for those who type on at the end; what is pasted, filled in or corrected in the middle stays as it
 * is.
 */
const phoneAfter = (before: string, typed: string, country: string): string =>
  typed.length === before.length + 1 && typed.startsWith(before) ? phoneWhileTyped(typed, country) : typed;

/** The form of an address of one country. */
export const makeAddressForm = ({ country, ...parts }: AddressFormParts): AddressForm =>
  new FormPresenter({
    ...parts,
    fixed: { country },
    mask: (name, before, typed) => (name === 'phone' ? phoneAfter(before, typed, country) : typed),
  });
