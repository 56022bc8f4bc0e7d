import { useTranslations } from 'use-intl';
import { lineLabels } from '#core/checkout/line-label.ts';
import { useSite } from '#ui/stores/storefront-context.ts';

type Items = Parameters<typeof lineLabels>[0];

/**
 * Names lines of a cart or order in a text, such as the items of a shipment; lines of one sku have different labels.
 */
export const useLineLabels = (): ((items: Items, itemIds: readonly string[] | undefined) => string) => {
  const t = useTranslations('cart');
  const { language } = useSite();
  return (items, itemIds = []) =>
    lineLabels(items, itemIds, { gift: t('giftMark'), language })
      .map(({ name, quantity, differences }) => {
        const label = quantity === undefined ? name : t('label', { name, quantity });
        return differences.length === 0 ? label : t('labelOf', { label, differences: differences.join(', ') });
      })
      .join(', ');
};
