import type { DigitalGift } from '#core/cart/cart-item.ts';
import { digitalGiftForm, digitalGiftOf, valuesOfGift, type DigitalGiftField } from '#core/cart/digital-gift.ts';
import { Calendar } from '#core/kernel/calendar.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import type { RuleTexts } from '#core/validation/rule-texts.ts';
import { FormPresenter } from '#ui/forms/form.presenter.ts';

type GiftFormParts = {
  readonly ruleTexts: RuleTexts;
  readonly site: Pick<SiteConfiguration, 'dateFormat' | 'timeZone'>;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** What was said before. */
  readonly gift?: Partial<DigitalGift>;
};

export type GiftForm = FormPresenter<DigitalGiftField>;

/** The form of a digital gift: to whom it is sent, and when (GFT-05). */
export const makeGiftForm = ({ ruleTexts, site, now, gift }: GiftFormParts): GiftForm => {
  const { dateFormat, timeZone } = site;
  const form = new FormPresenter<DigitalGiftField>({
    prefix: 'gift',
    form: digitalGiftForm({ dateFormat, today: Calendar.dayAt(now, timeZone) }),
    ruleTexts,
  });
  if (gift !== undefined) form.fill(valuesOfGift(gift, dateFormat));
  return form;
};

/** The gift that is typed; undefined if a message says why it is none. */
export const submitGift = (
  form: GiftForm,
  { dateFormat }: Pick<SiteConfiguration, 'dateFormat'>,
): DigitalGift | undefined => (form.submit() ? digitalGiftOf(form.cleaned, dateFormat) : undefined);
