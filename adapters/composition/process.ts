import { accountModule } from './channel-modules/account.ts';
import { adviceModule } from './channel-modules/advice.ts';
import { favoritesModule } from './channel-modules/favorites.ts';
import { httpModule } from './channel-modules/http.ts';
import { offersModule } from './channel-modules/offers.ts';
import { purchaseModule } from './channel-modules/purchase.ts';
import { storesModule } from './channel-modules/stores.ts';
import { besideCartModule } from './channel-modules/beside-cart.ts';
import { useCasesModule } from './channel-modules/use-cases.ts';
import { openProcess, type Process } from './open-process.ts';
import type { ProcessValues } from './process-module.ts';

export type { Process };

/** A process that can do all that the shop can. */
export const createProcess = (values: Partial<ProcessValues> = {}): Process =>
  openProcess(
    [
      httpModule,
      useCasesModule,
      accountModule,
      adviceModule,
      besideCartModule,
      favoritesModule,
      offersModule,
      purchaseModule,
      storesModule,
    ],
    values,
  );
