import { account } from './account.ts';
import { authentication } from './authentication.ts';
import { cart } from './cart.ts';
import { checkout } from './checkout.ts';
import { components } from './components.ts';
import { coupons } from './coupons.ts';
import { consumer } from './consumer.ts';
import { content } from './content.ts';
import { internal } from './internal.ts';
import { offers } from './offers.ts';
import { products } from './products.ts';
import { reviews } from './reviews.ts';
import { stores } from './stores.ts';
import { savedForLater } from './saved-for-later.ts';
import { wishlists } from './wishlists.ts';

/** Every operation, by room. A room here has handlers in the service, or it does not compile. */
export const allEndpoints = {
  authentication,
  account,
  cart,
  checkout,
  consumer,
  products,
  reviews,
  stores,
  wishlists,
  savedForLater,
  coupons,
  offers,
  components,
  content,
  internal,
} as const;
