import type { CartItemWire } from '#adapters/contract/wire/cart.codec.ts';
import type { StoredPicture } from '#adapters/backend/commerce/kernel/database/tables/catalog.ts';

/** The picture of a line or of a gift. */
export const lineImage = (
  { name, width, height, color }: StoredPicture,
  of: { readonly name: string; readonly colorName: string },
): CartItemWire['image'] => ({ name, width, height, color, alt: `${of.name}, ${of.colorName}` });
