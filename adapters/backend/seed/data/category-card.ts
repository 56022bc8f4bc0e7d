import type { LocalizedText } from './localized-text.ts';
import { urlOfCategory } from './navigation.ts';
import { picture, target } from './page.ts';

/** A category with a product of it; the title says where it leads, so the picture is decorative. */
export const categoryCard = (title: LocalizedText, id: string, productId: string) => ({
  title,
  picture: picture(`products/${productId}-1`),
  target: target(title, urlOfCategory(id), 'link'),
});
