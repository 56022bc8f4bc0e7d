import { authentication } from './authentication.ts';
import { cart } from './cart.ts';
import { checkout } from './checkout.ts';
import { consumer } from './consumer.ts';
import { content } from './content.ts';
import { internal } from './internal.ts';
import { products } from './products.ts';

/** Every operation, by room. A room here has a handlers file, a gateway and tests, or the build fails. */
export const allEndpoints = { authentication, cart, checkout, consumer, products, content, internal } as const;
