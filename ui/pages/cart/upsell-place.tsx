import { observer } from 'mobx-react-lite';
import { useCallback, useState, type ReactNode } from 'react';
import { CAROUSEL_AHEAD_PX } from '#core/recommendations/recommendation-carousel.ts';
import type { CartPagePresenter } from './cart-page.presenter.ts';
import { LazyUpsells } from './section-views.ts';
import styles from '#ui/features/recommendations/upsells.module.css';

/**
 * The place of the upsells: their height is reserved, and their script loads when the shopper is near (REC-08). A module
 * for the observer of this row and of recommendations would be one more request of every cart.
 */
export const UpsellPlace = observer(({ page }: { readonly page: CartPagePresenter }): ReactNode => {
  const [isNear, setIsNear] = useState(false);
  const watch = useCallback((place: HTMLElement | null) => {
    if (place === null) return undefined;
    const near = new IntersectionObserver((seen) => setIsNear((was) => was || seen.some((one) => one.isIntersecting)), {
      rootMargin: `0px 0px ${CAROUSEL_AHEAD_PX}px`,
    });
    near.observe(place);
    return () => near.disconnect();
  }, []);
  if (page.cart === undefined || page.cart.items.length === 0) return null;
  const place = <div ref={watch} className={styles.place} aria-busy={isNear} />;
  return isNear ? <LazyUpsells fallback={place} render={({ Upsells }) => <Upsells />} /> : place;
});
