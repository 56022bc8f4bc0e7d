import type { SavedForLaterWire, SavedItemWire } from '#adapters/contract/wire/saved-items.codec.ts';
import { Amount } from '#core/kernel/amount.ts';
import { present } from '#core/kernel/present.ts';
import { itemWire } from '../cart/line-wire.ts';
import type { LineRecord } from '../cart/line-records.ts';
import { priceAlone } from '../pricing/pricing-run.ts';
import type { SitePricing } from '../pricing/site-pricing.ts';
import type { SavedRecord } from './saved-records.ts';

/** A saved item with its current price and the largest quantity that can be moved to a cart. */
const savedItemWire = (line: LineRecord, { currency, locale, language }: SitePricing): SavedItemWire => {
  const price = priceAlone({
    current: Amount.of(line.current),
    original: Amount.of(line.original ?? line.current),
    quantity: line.quantity,
  });
  return {
    ...itemWire(line, { price, tax: Amount.zero }, { currency, locale, language }),
    inStock: line.available > 0,
  };
};

/** ENT-19. */
export const savedWire = ({ listId, lines, total }: SavedRecord, sitePricing: SitePricing): SavedForLaterWire => ({
  items: lines.map((line) => savedItemWire(line, sitePricing)),
  total,
  ...present({ saveForLaterId: listId }),
});
