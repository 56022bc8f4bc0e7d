import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#adapters/database/database.ts';
import type { AccountTables } from './tables/accounts.ts';
import type { CartTables } from './tables/cart.ts';
import type { CatalogTables } from './tables/catalog.ts';
import type { ContactTables } from './tables/contact.ts';
import type { ContentTables } from './tables/content.ts';
import type { LedgerTables } from './tables/ledger.ts';
import type { MessageTables } from './tables/messages.ts';
import type { NotificationTables } from './tables/notifications.ts';
import type { FavoriteTables } from './tables/favorites.ts';
import type { OrderAccessTables } from './tables/order-access.ts';
import type { OrderTables } from './tables/orders.ts';
import type { PrepaidTables } from './tables/prepaid.ts';
import type { PromotionTables } from './tables/promotions.ts';
import type { ReviewTables } from './tables/reviews.ts';
import type { SavedTables } from './tables/saved.ts';
import type { SessionTables } from './tables/sessions.ts';
import type { SocialTables } from './tables/social.ts';
import type { SubscriptionTables } from './tables/subscriptions.ts';
import type { StockTables } from './tables/stock.ts';
import type { StoreTables } from './tables/stores.ts';

/** All tables of the service. */
export type Schema = CatalogTables &
  ReviewTables &
  SocialTables &
  StoreTables &
  StockTables &
  NotificationTables &
  ContactTables &
  ContentTables &
  SessionTables &
  AccountTables &
  SubscriptionTables &
  PromotionTables &
  PrepaidTables &
  CartTables &
  SavedTables &
  FavoriteTables &
  OrderTables &
  LedgerTables &
  OrderAccessTables &
  MessageTables;

/** The database or a transaction. */
export type Queries = Kysely<Schema>;

/** A transaction of `withTransaction`. */
export type Tx = Transaction<Schema>;

/** The open database of the service. */
export type CommerceDatabase = Database<Schema>;
