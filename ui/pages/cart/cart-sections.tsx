import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { isServedByWallet } from '#core/checkout/wallet-offer.ts';
import { canBeGift } from '#core/cart/gift-message.ts';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { localizePath } from '#core/site/route-address.ts';
import { WalletPlace } from '#ui/features/wallet/wallet-place.tsx';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { useSite } from '#ui/stores/storefront-context.ts';
import { PriceDetails } from '#ui/features/pricing/price-details.tsx';
import { lazyView } from '#ui/messages/lazy-view.tsx';
import type { CartPagePresenter } from './cart-page.presenter.ts';
import { CartPromises } from './cart-promises.tsx';
import { LazyGiftLine } from './gift-views.ts';
import { GiftMessageButton } from './gift-message/gift-message-button.tsx';
import { ShareCart } from './share-cart.tsx';
import { SavedList } from './saved-items/saved-list.tsx';
import { UpsellPlace } from './upsell-place.tsx';
import styles from './cart-sections.module.css';

// The sections of the cart page that load after its lines and totals, in one script.

export { AllDeliveries } from './all-deliveries.tsx';
export { GiftOffers } from './gifts/gift-offers.tsx';
export { GoneHint, GoneReason, RemoveGone } from './gone-lines.tsx';
export { LineOptions } from './line-options.tsx';

const servedCart = { serves: isServedByWallet };

const LazyWalletButton = lazyView(() => import('#ui/features/wallet/wallet-button.tsx'), 'tenders');

/** How the price of a line is made, unless it is the catalog price, its limit, and to whom a digital line is sent. */
export const Line = observer(({ page, id }: { readonly page: CartPagePresenter; readonly id: string }): ReactNode => {
  const line = page.cart?.items.find((item) => item.id === id);
  if (page.cart === undefined || line === undefined) return null;
  return (
    <>
      {page.view?.lines.some((one) => one.id === id && one.isGone) === true && (
        <GoneLink name={line.name} url={line.url} />
      )}
      {line.unitLimit !== undefined && <UnitLimit max={line.unitLimit} />}
      {line.why !== undefined && line.why.length > 1 && (
        <PriceDetails parts={line.why} currency={page.cart.currency} of={line.name} />
      )}
      {/* Goods made to order have no other options, behind which this one would be alone. */}
      {line.isCustoms && canBeGift(line) && (
        <div className={styles.button}>
          <GiftMessageButton item={line} />
        </div>
      )}
      {line.isDigital && <LazyGiftLine render={({ GiftLine }) => <GiftLine item={line} />} />}
    </>
  );
});

const UnitLimit = ({ max }: { readonly max: number }): ReactNode => (
  <p className={styles.limit}>{useTranslations('cartSections')('limit', { max })}</p>
);

const GoneLink = ({ name, url }: { readonly name: string; readonly url: string }): ReactNode => {
  const t = useTranslations('cartSections.gone');
  const { locale } = useSite();
  return (
    <Link className={styles.goneLink} to={localizePath(url, locale)}>
      {t('similar')}
      <VisuallyHidden>: {name}</VisuallyHidden>
    </Link>
  );
};

/**
 * What is below the checkout link: the button of the wallet, how the total is made, a link to share, and information on
 * payment and returns.
 */
export const BelowTotal = observer(({ page }: { readonly page: CartPagePresenter }): ReactNode => (
  <>
    <LazyWalletButton fallback={<WalletPlace />} render={({ WalletButton }) => <WalletButton buys={servedCart} />} />
    {page.cart?.why !== undefined && <PriceDetails parts={page.cart.why} currency={page.cart.currency} />}
    <ShareCart page={page} />
    <CartPromises items={page.cart?.items ?? []} />
  </>
));

/** What is below lines and summary: what was saved for later, and small goods that go with the cart. */
export const Rest = ({ page }: { readonly page: CartPagePresenter }): ReactNode => (
  <>
    {page.site.flags.saveForLater && <SavedList page={page} />}
    <UpsellPlace page={page} />
  </>
);
