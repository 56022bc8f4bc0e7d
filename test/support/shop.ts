import type { ContentKind } from '#adapters/backend/commerce/kernel/database/tables/content.ts';
import { mkdir, mkdtemp, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { either as E } from 'fp-ts';
import { sql } from 'kysely';
import type { Browser } from 'playwright';
import { inject } from 'vitest';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import type { FaultSpec } from '#adapters/backend/commerce/kernel/faults.ts';
import { openShop, type ShopLog } from '#adapters/cli/open-shop.ts';
import { addMedium } from '#adapters/backend/commerce/modules/content/media-records.ts';
import { reconcileOrders } from '#adapters/backend/commerce/modules/checkout/order-reconciler.ts';
import { operateOrder, type OrderAction } from '#adapters/backend/commerce/modules/order/operate-order.ts';
import {
  addPromotion,
  endPromotion,
  type PromotionFile,
} from '#adapters/backend/commerce/modules/pricing/operate-promotions.ts';
import { readOverview } from '#adapters/backend/commerce/modules/order/overview-records.ts';
import { prepareMedium } from '#adapters/web/media/prepare-medium.ts';
import { operationOf } from '#adapters/contract/operation.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import { launchBrowser } from './browser.ts';
import { issueGiftCard, type GiftCard } from './commerce/gift-cards.ts';
import { confirmEmail } from './commerce/member.ts';
import { issueReward } from './commerce/rewards.ts';
import { builtIn } from './e2e-folder.ts';
import { preparedFolders } from './prepared-folder.ts';
import { hashQuickly } from './quick-passwords.ts';
import { encodeQuickly } from './quick-pictures.ts';
import { memoizeAsync } from '#ui/kernel/memoize-async.ts';

/** A whole shop in this process, as `npm start` opens it, with controls for tests. */
export type ShopUnderTest = {
  readonly url: string;
  readonly paymentUrl: string;
  /** Every call that the service has answered, oldest first. */
  readonly log: readonly ShopLog[];
  /** Sets how an operation of the service fails the next times. */
  readonly order: (fault: FaultSpec) => Promise<void>;
  readonly clearFaults: () => Promise<void>;
  /** The number of placed orders of a cart that were not abandoned. */
  readonly ordersOf: (basketId: string) => Promise<number>;
  /**
   * Does with an order what an operator does, and sends its payments at once, which a shop does every two seconds.
   * `Nothing` while no shipment is in a state that allows it.
   */
  readonly operate: (orderNumber: string, action: OrderAction) => Promise<'Done' | 'Nothing'>;
  /** Ends the pauses of orders whose payment is unknown, and asks the payment provider again. */
  readonly settle: () => Promise<void>;
  /**
   * Makes an account that of an employee who has not accepted the terms, or who has and has spent so much this year.
   */
  readonly employ: (email: string, spent?: number) => Promise<void>;
  /** Gives employees 40 % off the goods of a category. */
  readonly reduceForEmployees: (categoryId: string) => Promise<void>;
  /** Confirms the address of an account, as its code does. */
  readonly confirmEmail: (email: string) => Promise<void>;
  /** Adds promotions, as an operator does, and ends one. */
  readonly promote: (files: readonly PromotionFile[]) => Promise<void>;
  readonly endPromotion: (id: string) => Promise<void>;
  /** Issues a gift card and a reward code that no other test uses; `balance` in minor units of US dollars. */
  readonly issueGiftCard: (balance: number) => Promise<GiftCard>;
  readonly issueReward: (balance: number) => Promise<string>;
  /** Removes a cart, as the service does with an expired one. */
  readonly loseCart: (basketId: string) => Promise<void>;
  /** Publishes documents of the site `nordkamm-us` by their names, pages by default, without the check for editors. */
  readonly storeDocuments: (bodies: { readonly [name: string]: unknown }, kind?: ContentKind) => Promise<void>;
  /** Removes content pages. */
  readonly removePages: (names: readonly string[]) => Promise<void>;
  /** Adds a film or its captions, as `portico media add` does, and returns its address. */
  readonly addFilm: (bytes: Uint8Array, title: string) => Promise<string>;
};

/** The secret shared by shop and payment provider of a test. */
export const PAYMENT_SECRET = 'end-to-end';

/**
 * Resized pictures of all shops under test, cached between runs: encoding them again would take a fifth of the time of
 * the tests.
 */
const pictures = join(preparedFolders, 'test-pictures');
encodeQuickly();
hashQuickly();

/** A separate data folder with shared pictures. */
const newDataFolder = async (root: string): Promise<string> => {
  const folder = await mkdtemp(join(root, 'data-'));
  await mkdir(pictures, { recursive: true });
  await symlink(pictures, join(folder, 'images'), 'junction');
  return folder;
};

/** A separate shop, on a database in memory; with `paymentUrl` it uses a provider that runs elsewhere. */
export const openTestShop = async ({
  port = 0,
  paymentUrl,
  sites,
}: {
  readonly port?: number;
  readonly paymentUrl?: string;
  readonly sites?: readonly SiteConfiguration[];
} = {}): Promise<ShopUnderTest & { readonly close: () => Promise<void> }> => {
  const folder = inject('shopFolder');
  const log: ShopLog[] = [];
  const shop = await openShop({
    settings: {
      host: '127.0.0.1',
      port,
      paymentPort: 0,
      ...(paymentUrl === undefined ? {} : { paymentUrl }),
      paymentSecret: PAYMENT_SECRET,
      dataFolder: await newDataFolder(folder),
      environment: 'test',
      shopOrigins: [],
      warmsUp: false,
    },
    database: { kind: 'memory' },
    extraProducts: 40,
    ...(sites === undefined ? {} : { sites }),
    build: builtIn(folder),
    progress: () => undefined,
    log: (entry) => log.push(entry),
  });
  const { service } = shop;
  if (service === undefined) throw new Error('The service of this shop runs elsewhere.');
  const context: CommerceContext = {
    database: service.database,
    payments: { url: shop.paymentUrl, secret: PAYMENT_SECRET },
    environment: 'test',
    fetch: (request) => fetch(request),
    crashPoint: async () => undefined,
    now: () => Date.now(),
    report: (problem) => {
      throw problem;
    },
  };
  const faults = (init: RequestInit) =>
    service.fetch(new Request('http://service.local/__faults', init)).then(({ ok }) => {
      if (!ok) throw new Error('The fault was not understood.');
    });
  return {
    url: shop.url,
    paymentUrl: shop.paymentUrl,
    log,
    order: (fault) =>
      faults({ method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(fault) }),
    clearFaults: () => faults({ method: 'DELETE' }),
    ordersOf: async (basketId) =>
      (
        await service.database.db
          .selectFrom('orders')
          .select('orderId')
          .where('cartId', '=', basketId)
          .where('status', '=', 'PLACED')
          .execute()
      ).length,
    operate: async (orderNumber, action) => {
      const { db } = service.database;
      await reconcileOrders(context);
      const overview = await readOverview(db, orderNumber);
      if (overview === undefined) throw new Error(`There is no order ${orderNumber}.`);
      const outcome = await operateOrder(db, action, { overview, tracking: {}, now: Date.now() });
      await reconcileOrders(context);
      return outcome;
    },
    settle: async () => {
      await sql`update orders set settle_after = now() where settle_after > now()`.execute(service.database.db);
      await reconcileOrders(context);
    },
    employ: async (email, spent) => {
      await service.database.db
        .updateTable('account')
        .set({
          employee: JSON.stringify({ termsAccepted: spent !== undefined, currentSpend: spent ?? 400, annualCap: 2500 }),
        })
        .where('email', '=', email)
        .execute();
    },
    reduceForEmployees: async (categoryId) => {
      await service.database.db
        .insertInto('groupPrice')
        .values({
          groupId: 'employee',
          siteId: null,
          sku: null,
          categoryId,
          price: null,
          partsPerMillion: 400_000,
        })
        .execute();
    },
    confirmEmail: (email) => confirmEmail(service.database, email),
    promote: async (files) => {
      for (const file of files) {
        const added = await addPromotion(service.database.db, file);
        if (E.isLeft(added)) throw new Error(added.left);
      }
    },
    endPromotion: async (id) => void (await endPromotion(service.database.db, id)),
    issueGiftCard: (balance) => issueGiftCard(service, { balance }),
    issueReward: async (balance) => (await issueReward(service, { balance })).rewardId,
    loseCart: async (basketId) => {
      await service.database.db.deleteFrom('cart').where('cartId', '=', basketId).execute();
    },
    storeDocuments: async (bodies, kind = 'page') => {
      const rows = Object.entries(bodies).map(([name, body]) => ({
        siteId: 'nordkamm-us',
        kind,
        name,
        body: JSON.stringify(body),
      }));
      await service.database.db
        .insertInto('contentDocument')
        .values(rows)
        .onConflict((conflict) =>
          conflict
            .columns(['siteId', 'kind', 'name'])
            .doUpdateSet((excluded) => ({ body: excluded.ref('excluded.body') })),
        )
        .execute();
    },
    removePages: async (names) => {
      await service.database.db
        .deleteFrom('contentDocument')
        .where('siteId', '=', 'nordkamm-us')
        .where('kind', '=', 'page')
        .where('name', 'in', [...names])
        .execute();
    },
    addFilm: async (bytes, title) => {
      const prepared = await prepareMedium(bytes, title);
      if (E.isLeft(prepared)) throw new Error(prepared.left);
      await addMedium(service.database.db, { ...prepared.right, alt: '', createdAt: new Date() });
      return `/${prepared.right.name}`;
    },
    close: shop.close,
  };
};

/** The one shop of all end-to-end files of a process, with the lifetime of the process. */
export const shopUnderTest: () => Promise<ShopUnderTest> = memoizeAsync(openTestShop);

/** The one browser of all end-to-end files of a process; Playwright closes it with the process. */
export const browserUnderTest: () => Promise<Browser> = memoizeAsync(launchBrowser);

/** The basket of the latest calls. */
export const basketIn = (log: readonly ShopLog[]): string => {
  const id = log
    .map(({ path }) => /\/cart\/v1\/cart\/([^/]+)/.exec(path)?.[1])
    .findLast((found) => found !== undefined && found !== 'prepareOrder');
  if (id === undefined) throw new Error('No call names a basket.');
  return id;
};

/** A report of what a shopper has seen: a call of the method POST that changes nothing. */
const REPORT = 'personalization.decide';

/** The names of the writes among calls, such as `cart.addItem`. */
export const writesOf = (log: readonly ShopLog[]): readonly string[] =>
  log
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path }) => operationOf(method, path)?.name ?? `${method} ${path}`)
    .filter((name) => name !== REPORT);
