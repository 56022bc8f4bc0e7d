import { either as E } from 'fp-ts';
import { InvalidInput } from '../kernel/violation.ts';
import { mandatory, optional, type Form } from '../validation/form.ts';
import { judgeForm } from '../validation/judge-form.ts';
import type { Values } from '../validation/rule.ts';
import { email, matches, maxLength, minLength } from '../validation/text-rules.ts';

export type WarrantyField = 'orderNumber' | 'productId' | 'purchaseDate' | 'email' | 'description';

/** The most pictures of a damage (ORD-23). */
export const MAX_PHOTOS = 5;

/** What a warranty request tells (ORD-22, ORD-23). The date is ISO 8601. */
export const warrantyForm: Form<WarrantyField> = [
  optional('orderNumber', [maxLength(40)]),
  mandatory('productId', [maxLength(11)]),
  mandatory('purchaseDate', [matches('^[0-9]{4}-[0-9]{2}-[0-9]{2}$')]),
  mandatory('email', [maxLength(254), email]),
  mandatory('description', [minLength(20), maxLength(2000)]),
];

/** A request as it is sent, or every violation; a sixth picture is refused before anything is sent. */
export const judgeWarranty = <Photo>({ typed, photos }: { readonly typed: Values<WarrantyField>; readonly photos: readonly Photo[] }, texts: { readonly language: string; readonly tooManyPhotos: string }): E.Either<InvalidInput, { readonly values: Values<WarrantyField>; readonly photos: readonly Photo[] }> => {
  const judged = judgeForm(warrantyForm, typed, texts.language);
  const excess = photos.length > MAX_PHOTOS ? [{ field: 'photos', message: texts.tooManyPhotos }] : [];
  const [first, ...others] = [...(E.isLeft(judged) ? judged.left.violations : []), ...excess];
  if (first !== undefined) return E.left(InvalidInput.of(first, ...others));
  return E.map((values: Values<WarrantyField>) => ({ values, photos }))(judged);
};
