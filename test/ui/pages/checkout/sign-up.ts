import type { Storefront } from '#core/storefront.ts';
import { run } from '#test/support/run.ts';

/** Signs a member up, whose address book is empty. */
export const signUp = (shop: Storefront): Promise<unknown> =>
  run(shop.account.signUp({ firstName: 'Ida', lastName: 'Berg', email: 'i@example.org', password: 'Correct1Horse' }));
