/** A size to choose, with the units that are left of it. */
type SizeLeft = { readonly quantity: number };

/** A size without units cannot be chosen (PDP-07). */
export const isSizeDisabled = ({ quantity }: SizeLeft): boolean => quantity <= 0;

/** A product of which no size is left offers to send a message when it is back (PDP-17). */
export const offersNotification = (sizes: readonly SizeLeft[]): boolean => sizes.every(isSizeDisabled);
