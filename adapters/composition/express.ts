import * as Effect from 'effect/Effect';
import type { SavedDetailsReader } from '#core/checkout/ports/saved-details.ts';
import { makeExpressUseCases, type ExpressUseCases } from '#core/checkout/use-cases/express-use-cases.ts';
import { present } from '#core/kernel/present.ts';
import type { Storefront } from '#core/storefront.ts';
import type { AreaPorts } from './area-ports.ts';

type Account = Pick<Storefront, 'account' | 'addresses' | 'savedCards'>;

/** What a member has saved, by the use cases of the account. */
const readSavedDetails = ({ account, addresses, savedCards }: Account): SavedDetailsReader => ({
  read: Effect.gen(function* () {
    const view = yield* account.view();
    if (view._tag === 'Guest') return undefined;
    const { email, phone } = view.owner;
    const saved = yield* Effect.all(
      { addresses: addresses.list(), cards: savedCards.list() },
      { concurrency: 'unbounded' },
    );
    return { contact: { email, ...present({ phone }) }, ...saved };
  }),
});

/** Express checkout, whose code loads for members only. */
export const openExpress = (ports: AreaPorts & Account & Pick<Storefront, 'checkout'>): ExpressUseCases =>
  makeExpressUseCases({ ...ports, carts: ports.cartUseCases, savedDetails: readSavedDetails(ports) });
