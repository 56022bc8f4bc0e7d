import { account } from './account.ts';
import { addresses } from './addresses.ts';
import { authentication } from './session.ts';
import { cart } from './cart.ts';
import { checkout } from './checkout.ts';
import { components } from './size-charts.ts';
import { priceAdjustments } from './price-adjustments.ts';
import { promoCodes } from './promo-codes.ts';
import { consumer } from './order.ts';
import { orderChanges } from './order-changes.ts';
import { contact } from './contact.ts';
import { content } from './content.ts';
import { enrollment } from './enrollment.ts';
import { loyalty } from './loyalty.ts';
import { internal } from './internal.ts';
import { recommendations } from './recommendations.ts';
import { products } from './catalog.ts';
import { personalization } from './personalization.ts';
import { profile } from './profile.ts';
import { reviews } from './reviews.ts';
import { privacy } from './privacy.ts';
import { security } from './security.ts';
import { subscriptions } from './subscriptions.ts';
import { social } from './social.ts';
import { stores } from './stores.ts';
import { savedCards } from './saved-cards.ts';
import { savedItems } from './saved-items.ts';
import { favorites } from './favorites.ts';
import { sharedCarts } from './shared-carts.ts';

/** All endpoints by group. A group without handlers in the service is a type error. */
export const allEndpoints = {
  authentication,
  account,
  addresses,
  savedCards,
  subscriptions,
  profile,
  enrollment,
  security,
  privacy,
  cart,
  checkout,
  consumer,
  orderChanges,
  products,
  reviews,
  social,
  stores,
  favorites,
  savedItems,
  promoCodes,
  sharedCarts,
  loyalty,
  priceAdjustments,
  recommendations,
  personalization,
  components,
  contact,
  content,
  internal,
} as const;
