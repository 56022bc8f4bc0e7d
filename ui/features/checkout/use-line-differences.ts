import { useTranslations } from 'use-intl';
import { lineDifferences } from '#core/cart/line-differences.ts';
import { useSite } from '#ui/stores/storefront-context.ts';

type Lines = readonly (Parameters<typeof lineDifferences>[0] & { readonly id: string })[];

/** What tells a line of a cart or order from the others of its sku (`lineDifferences`); nothing for an unknown one. */
export const useLineDifferences = (): ((lines: Lines, id: string) => readonly string[]) => {
  const gift = useTranslations('cart')('giftMark');
  const { language } = useSite();
  return (lines, id) =>
    lines.filter((line) => line.id === id).flatMap((line) => lineDifferences(line, lines, { gift, language }));
};
