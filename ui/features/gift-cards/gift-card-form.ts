import { giftCardForm } from '#core/checkout/gift-card.ts';
import type { RuleTexts } from '#core/validation/rule-texts.ts';
import { FormPresenter } from '#ui/forms/form.presenter.ts';

export type GiftCardField = 'cardNumber' | 'pin';

/** Groups of four digits, as printed on a card. */
export const inGroups = (digits: string): string => digits.replace(/\d{4}(?=\d)/g, '$& ');

/**
 * Groups the number while the shopper types. Only a number that grows at its end is grouped, so that editing in its
 * middle moves no digits.
 */
const groupWhileTyped = (name: GiftCardField, before: string, typed: string): string =>
  name === 'cardNumber' && typed.length === before.length + 1 && typed.startsWith(before) && /^[\d ]+$/.test(typed)
    ? inGroups(typed.replaceAll(' ', ''))
    : typed;

/** Number and PIN of a gift card. They stay in this object: no storage, address or message ever has them. */
export const makeGiftCardForm = <Sent>(
  ruleTexts: RuleTexts,
  sending?: ConstructorParameters<typeof FormPresenter<GiftCardField, Sent>>[0]['sending'],
): FormPresenter<GiftCardField, Sent> =>
  new FormPresenter<GiftCardField, Sent>({
    prefix: 'gift-card',
    form: giftCardForm,
    ruleTexts,
    mask: groupWhileTyped,
    ...(sending && { sending }),
  });
