import { either as E } from 'fp-ts';
import { isProductId } from '../catalog/product-id.ts';
import type { Day } from '../kernel/calendar.ts';
import { isoText } from '../kernel/iso-day.ts';
import { present } from '../kernel/present.ts';
import { InvalidInput } from '../kernel/violation.ts';
import { orderNumberRule, plainOrderNumber } from '../order/order-number.ts';
import { emailField } from '../profile/person-fields.ts';
import { dateAsIn, isoDate, type DateFormat } from '../validation/date-format.ts';
import { dateIn, notAfter } from '../validation/date-rules.ts';
import { mandatory, optional, type Form } from '../validation/form.ts';
import { validateForm } from '../validation/validate-form.ts';
import type { RuleTexts } from '../validation/rule-texts.ts';
import { unlessEmpty, type Values } from '../validation/rule.ts';
import { maxLength, minLength } from '../validation/text-rules.ts';
import { MAX_PHOTOS } from './photo.ts';

export type WarrantyField = 'orderNumber' | 'productId' | 'purchaseDate' | 'email' | 'description';

/** Date format of the site, and the current day. */
type WarrantyContext = { readonly dateFormat: DateFormat; readonly today: Day };

/** A product id as it is printed: without spaces, in capitals. */
const plainProductId = (typed: string): string => typed.replace(/\s/g, '').toUpperCase();

/** Fields of a warranty request (ORD-22, ORD-23). The purchase date must not be in the future. */
export const warrantyForm = ({ dateFormat, today }: WarrantyContext): Form<WarrantyField> => [
  mandatory('productId', [{ ...unlessEmpty('choice', isProductId), text: 'missing.productId' }], {
    clean: plainProductId,
  }),
  optional('orderNumber', [orderNumberRule], { clean: plainOrderNumber }),
  mandatory('purchaseDate', [dateIn(dateFormat), notAfter(isoText(today), dateFormat)], {
    clean: (typed) => dateAsIn(typed, dateFormat),
  }),
  mandatory('description', [minLength(20), maxLength(2000)]),
  emailField(mandatory),
];

export type Warranty<Photo> = { readonly values: Values<WarrantyField>; readonly photos: readonly Photo[] };
type Draft<Photo> = { readonly typed: Values<WarrantyField>; readonly photos: readonly Photo[] };

/**
 * A request with its date in the services' format, or all violations. Too many photos are rejected before the request.
 */
export const validateWarranty = <Photo>(
  { typed, photos }: Draft<Photo>,
  asked: WarrantyContext,
  texts: { readonly rules: RuleTexts; readonly tooManyPhotos: string },
): E.Either<InvalidInput, Warranty<Photo>> => {
  const result = validateForm(warrantyForm(asked), typed, texts.rules);
  const excess = photos.length > MAX_PHOTOS ? [{ field: 'photos', message: texts.tooManyPhotos }] : [];
  const [first, ...others] = [...(E.isLeft(result) ? result.left.violations : []), ...excess];
  if (first !== undefined) return E.left(InvalidInput.of(first, ...others));
  return E.map((values: Values<WarrantyField>) => ({
    values: { ...values, ...present({ purchaseDate: isoDate(values.purchaseDate ?? '', asked.dateFormat) }) },
    photos,
  }))(result);
};
