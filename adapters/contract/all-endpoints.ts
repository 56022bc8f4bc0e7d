import { account } from './account.ts';
import { authentication } from './session.ts';
import { cart } from './cart.ts';
import { checkout } from './checkout.ts';
import { components } from './size-charts.ts';
import { promoCodes } from './promo-codes.ts';
import { consumer } from './order.ts';
import { content } from './content.ts';
import { internal } from './internal.ts';
import { recommendations } from './recommendations.ts';
import { products } from './catalog.ts';
import { profile } from './profile.ts';
import { reviews } from './reviews.ts';
import { privacy } from './privacy.ts';
import { security } from './security.ts';
import { stores } from './stores.ts';
import { savedItems } from './saved-items.ts';
import { favorites } from './favorites.ts';

/** All endpoints by group. A group without handlers in the service is a type error. */
export const allEndpoints = {
  authentication,
  account,
  profile,
  security,
  privacy,
  cart,
  checkout,
  consumer,
  products,
  reviews,
  stores,
  favorites,
  savedItems,
  promoCodes,
  recommendations,
  components,
  content,
  internal,
} as const;
