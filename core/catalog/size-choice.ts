import { either as E } from 'fp-ts';
import type { Sku } from '../kernel/identifiers.ts';

/** A size to choose, with the units that are left of it; none disables it (PDP-07). */
export type SizeLeft = { readonly sku: Sku; readonly quantity: number };

export type SizeRejection = { readonly _tag: 'SizeNeeded' } | { readonly _tag: 'SizeGone'; readonly sku: Sku };

export const isSizeDisabled = ({ quantity }: SizeLeft): boolean => quantity <= 0;

/** The variant that is added: without a chosen size nothing is sent and the picker asks for one (PDP-15); a size that is gone is refused. */
export const chosenSize = (sizes: readonly SizeLeft[], sku: Sku | undefined): E.Either<SizeRejection, Sku> => {
  const size = sizes.find((one) => one.sku === sku);
  if (size === undefined) return E.left({ _tag: 'SizeNeeded' });
  return isSizeDisabled(size) ? E.left({ _tag: 'SizeGone', sku: size.sku }) : E.right(size.sku);
};

/** A product of which no size is left offers to tell when it is back (PDP-17). */
export const offersNotification = (sizes: readonly SizeLeft[]): boolean => sizes.every(isSizeDisabled);
