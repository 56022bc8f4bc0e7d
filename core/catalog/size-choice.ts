/** Units left of a size. */
type SizeLeft = { readonly quantity: number };

/** Whether a size is disabled because it has no units (PDP-07). */
export const isSizeDisabled = ({ quantity }: SizeLeft): boolean => quantity <= 0;

/** Whether to offer a back-in-stock message: no size has units (PDP-17). */
export const offersNotification = (sizes: readonly SizeLeft[]): boolean => sizes.every(isSizeDisabled);
