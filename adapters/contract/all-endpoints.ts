import { authentication } from './authentication.ts';
import { cart } from './cart.ts';
import { checkout } from './checkout.ts';
import { components } from './components.ts';
import { consumer } from './consumer.ts';
import { content } from './content.ts';
import { internal } from './internal.ts';
import { products } from './products.ts';
import { reviews } from './reviews.ts';

/** Every operation, by room. A room here has handlers in the service, or it does not compile. */
export const allEndpoints = { authentication, cart, checkout, consumer, products, reviews, components, content, internal } as const;
