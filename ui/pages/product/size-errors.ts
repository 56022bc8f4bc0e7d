import type { FieldError } from '#ui/design/error-summary.tsx';
import type { ProductPagePresenter } from './product-page.presenter.ts';

/** Id of the first size or amount that can be selected. */
export const SIZE_FIELD = 'size';

/** The error of a missing size or amount, for the form below it: listed before those of its fields (PDP-15). */
export const sizeErrors = (
  { isSizeMissing }: Pick<ProductPagePresenter, 'isSizeMissing'>,
  message: string,
): readonly FieldError[] => (isSizeMissing ? [{ field: SIZE_FIELD, message }] : []);
