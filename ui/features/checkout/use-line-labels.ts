import { useTranslations } from 'use-intl';
import { lineLabels } from '#core/checkout/line-label.ts';

type Items = Parameters<typeof lineLabels>[0];

/**
 * Names lines of a cart or order in a text, such as the items of a shipment; lines of one sku have different labels.
 */
export const useLineLabels = (): ((items: Items, itemIds: readonly string[] | undefined) => string) => {
  const t = useTranslations('cart');
  return (items, itemIds = []) =>
    lineLabels(items, itemIds)
      .map(({ name, quantity, gift }) => {
        const label = quantity === undefined ? name : t('label', { name, quantity });
        return gift === undefined ? label : t('giftLabel', { label, gift: gift === '' ? t('giftMark') : gift });
      })
      .join(', ');
};
