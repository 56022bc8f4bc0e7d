import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { PriceDetails } from '#ui/features/pricing/price-details.tsx';
import type { CartPagePresenter } from './cart-page.presenter.ts';
import { CartPromises } from './cart-promises.tsx';
import { LazyGiftLine } from './gift-views.ts';
import { GiftOffers } from './gifts/gift-offers.tsx';
import { SavedList } from './saved-items/saved-list.tsx';
import { ChangeVariant } from './variants/change-variant.tsx';

// The sections of the cart page that load after its lines and totals, in one script.

/**
 * The button that changes the size or color of a line, how its price is made, unless it is the catalog price, and to whom
 * a digital line is sent.
 */
export const Line = observer(({ page, id }: { readonly page: CartPagePresenter; readonly id: string }): ReactNode => {
  const line = page.cart?.items.find((item) => item.id === id);
  if (page.cart === undefined || line === undefined) return null;
  // A digital card has its amount and its recipient, and customized goods their recipe.
  const hasVariants = !line.isBonus && !line.isDigital && !line.isCustoms;
  return (
    <>
      {hasVariants && <ChangeVariant page={page} item={line} />}
      {line.why !== undefined && line.why.length > 1 && (
        <PriceDetails parts={line.why} currency={page.cart.currency} of={line.name} />
      )}
      {line.isDigital && <LazyGiftLine render={({ GiftLine }) => <GiftLine item={line} />} />}
    </>
  );
});

/** What is below the checkout link: how the total is made, and information on payment and returns. */
export const BelowTotal = observer(({ page }: { readonly page: CartPagePresenter }): ReactNode => (
  <>
    {page.cart?.why !== undefined && <PriceDetails parts={page.cart.why} currency={page.cart.currency} />}
    <CartPromises />
  </>
));

/** What is below the lines: gifts to choose, and what was saved for later. */
export const Rest = ({ page }: { readonly page: CartPagePresenter }): ReactNode => (
  <>
    <GiftOffers page={page} />
    {page.site.flags.saveForLater && <SavedList page={page} />}
  </>
);
