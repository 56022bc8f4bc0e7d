import { createCommerce } from '../backend/commerce/app.ts';
import { isReachable, migrate } from '../database/migrate.ts';
import { openDatabase, type DatabaseLocation } from '../database/open-database.ts';
import { allMigrations } from '../backend/commerce/kernel/database/migrations/all-migrations.ts';
import type { CommerceDatabase, Schema } from '../backend/commerce/kernel/database/schema.ts';
import { CONTENT_CHANNEL } from '../backend/commerce/modules/content/content-versions.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import { accountsLink, withAccountsPage } from '../backend/seed/accounts-page.ts';
import { seedDemoAccounts } from '../backend/seed/demo-accounts.ts';
import { seedDemoGiftCards } from '../backend/seed/demo-gift-cards.ts';
import { seedDemoRewards } from '../backend/seed/demo-rewards.ts';
import { mediaFolder } from '../backend/seed/media-folder.ts';
import { catalogFilling, seedDatabase } from '../backend/seed/seed-database.ts';
import { databaseSessionRecords } from '../web/session/database-session-records.ts';
import { sessionMigrations, type SessionSchema } from '../web/session/session-schema.ts';
import { memorySessionRecords } from '../web/session/session-records.ts';
import { makeSmtpMailer } from '../mail/smtp-mailer.ts';
import { loadFront, type ShopBuild } from '../web/server/load-front.ts';
import { startShop, type Dev } from '../web/server/start-shop.ts';
import { databaseOf } from './database-of.ts';
import { openProvider } from './open-provider.ts';
import type { Settings } from './settings.ts';

export type ShopLog = { readonly method: string; readonly path: string; readonly status: number; readonly ms: number };

export type OpenShop = {
  /** The address that shoppers open. */
  readonly url: string;
  /** The address on which this process listens. */
  readonly listeningUrl: string;
  readonly paymentUrl: string;
  /** The service and its database if they are in this process, so that tests can inspect and change their data. */
  readonly service?: { readonly fetch: (request: Request) => Promise<Response>; readonly database: CommerceDatabase };
  readonly close: () => Promise<void>;
};

type OpenShopOptions = {
  readonly settings: Settings;
  /** Called with a sentence before each step that may take seconds. */
  readonly progress: (line: string) => void;
  /** A database to use instead of that of the settings; tests use one in memory. */
  readonly database?: DatabaseLocation;
  readonly extraProducts?: number;
  /** The sites to serve; by default those of the configuration. */
  readonly sites?: readonly SiteConfiguration[];
  readonly log?: (entry: ShopLog) => void;
  /** The built shop to serve, or the ports of the development mode. */
  readonly build: ShopBuild | Dev;
};

const listenToContent =
  ({ listen }: Pick<CommerceDatabase, 'listen'>) =>
  (changed: () => void): Promise<() => Promise<void>> =>
    listen(CONTENT_CHANNEL, changed);

type Closable = () => Promise<void>;

/**
 * Opens payment provider, database, service and web host, and closes them in reverse order. Rejects if one of them
 * cannot be opened, after closing those that are open.
 */
export const openShop = async ({
  settings,
  progress,
  database: where,
  extraProducts,
  sites,
  log,
  build,
}: OpenShopOptions): Promise<OpenShop> => {
  const closers: Closable[] = [];
  const close: Closable = async () => {
    for (const one of closers.splice(0).toReversed()) await one();
  };
  // The front is loaded while the database starts. If loading it fails, the web host reports the error later.
  const front = 'modulesPort' in build ? undefined : loadFront(build);
  front?.catch(() => undefined);
  try {
    let shopUrl = settings.publicUrl;
    const provider =
      settings.paymentUrl === undefined
        ? await openProvider(settings, () => (shopUrl === undefined ? [] : [new URL(shopUrl).origin]))
        : { url: settings.paymentUrl, close: () => Promise.resolve() };
    closers.push(provider.close);

    const isDemo = settings.environment === 'demo';
    const service = await openCommerce();
    const behind = 'behind' in service ? service.behind : undefined;
    const shop = await startShop({
      host: settings.host,
      port: settings.port,
      ...(settings.publicUrl === undefined ? {} : { publicUrl: settings.publicUrl }),
      commerce: service.commerce,
      paymentOrigin: new URL(provider.url).origin,
      ...(sites === undefined ? {} : { sites }),
      build,
      sessions: service.sessions,
      ...('isDatabaseReady' in service ? { isDatabaseReady: service.isDatabaseReady } : {}),
      ...('listenToContent' in service ? { listenToContent: service.listenToContent } : {}),
      dataFolder: settings.dataFolder,
      mediaFolder,
      isDemo,
      isProduction: settings.environment === 'production',
      hasInternalPages: settings.environment !== 'production',
      ...(isDemo && behind !== undefined ? { signInHelp: accountsLink } : {}),
      warmsUp: settings.warmsUp,
      ...(settings.showcaseOrigins === undefined ? {} : { showcaseOrigins: settings.showcaseOrigins }),
      ...(settings.trustedProxies === undefined ? {} : { trustedProxies: settings.trustedProxies }),
      ...(front === undefined ? {} : { front }),
    });
    closers.push(shop.close);
    shopUrl ??= shop.url;
    if (isDemo && behind && hasHistory(behind.database)) {
      const { fetch, database } = behind;
      // Loaded after the shop is open, so that the start is not slower.
      const history = import('./demo-history.ts').then(({ startDemoHistory }) =>
        startDemoHistory({ commerce: { fetch }, database, warn: (line) => console.warn(line) }),
      );
      closers.push(async () => (await history).stop());
    }
    return {
      url: shopUrl,
      listeningUrl: shop.url,
      paymentUrl: provider.url,
      ...(behind === undefined ? {} : { service: behind }),
      close,
    };

    /** Whether the demo accounts have orders: only where no other shop shares the database or the provider. */
    function hasHistory({ kind }: Pick<CommerceDatabase, 'kind'>): boolean {
      return settings.paymentUrl === undefined && kind !== 'postgres';
    }

    async function openCommerce() {
      if (settings.commerceUrl !== undefined && settings.databaseUrl === undefined)
        return { commerce: { url: settings.commerceUrl }, sessions: memorySessionRecords() };
      progress(
        settings.databaseUrl === undefined
          ? `Opening the embedded database in ${settings.dataFolder} …`
          : 'Opening PostgreSQL …',
      );
      const location = where ?? databaseOf(settings);
      if (settings.commerceUrl !== undefined) {
        const database = await openDatabase<SessionSchema>(location, { migrations: sessionMigrations });
        closers.push(database.close);
        await migrate(database, sessionMigrations);
        return {
          commerce: { url: settings.commerceUrl },
          sessions: databaseSessionRecords(database),
          isDatabaseReady: () => isReachable(database, sessionMigrations),
          // Useful if the service uses the same database.
          listenToContent: listenToContent(database),
        };
      }
      // One connection serves both schemas, because the folder of an embedded database cannot be opened twice.
      const migrations = [...allMigrations, ...sessionMigrations];
      const database = await openDatabase<Schema & SessionSchema>(location, {
        migrations,
        filling: catalogFilling(progress),
      });
      closers.push(database.close);
      await migrate(database, migrations);
      await seedDatabase(database, { progress, ...(extraProducts === undefined ? {} : { extraProducts }) });
      await seedDemoAccounts(database, settings);
      await seedDemoGiftCards(database, settings);
      await seedDemoRewards(database, settings);
      const commerce = await createCommerce({
        database,
        payments: { url: provider.url, secret: settings.paymentSecret },
        environment: settings.environment,
        shopUrl: () => shopUrl,
        ...(settings.smtp === undefined ? {} : { mailer: makeSmtpMailer(settings.smtp) }),
        ...(log === undefined ? {} : { log }),
      });
      closers.push(commerce.startJobs());
      return {
        commerce: {
          fetch: isDemo
            ? withAccountsPage({ database, hasHistory: hasHistory(database) }, commerce.fetch)
            : commerce.fetch,
        },
        sessions: databaseSessionRecords(database),
        isDatabaseReady: () => isReachable(database, migrations),
        listenToContent: listenToContent(database),
        behind: { fetch: commerce.fetch, database },
      };
    }
  } catch (failure) {
    await close();
    throw failure;
  }
};
