import { sql, type Selectable } from 'kysely';
import type { Queries, Schema, Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import type { ShippingCode } from '#core/cart/cart-item.ts';
import { stockLocation } from '../stock/stock-records.ts';
import { linesWithGroups, newGroupId, type LineDelivery } from './delivery-group-records.ts';

/** A cart with its main address, and the shipping method of the goods that are sent there. */
export type CartRecord = Selectable<Schema['cart']> & {
  readonly shippingAddress: Selectable<Schema['deliveryGroup']>['address'];
  readonly shippingMethod: string | null;
};

const SENDING = ['home.address as shippingAddress', 'home.method as shippingMethod'] as const;

/** A literal, since the index of open carts is partial. */
export const ORDERED = sql.lit('ordered' as const);
/** The open cart, not express purchases beside it. */
export const OWN = sql<boolean>`not express`;

/** Key of a cart. Every query filters by all three fields, so that another consumer's cart is not found (AUTH-32). */
export type CartKey = { readonly cartId: string; readonly consumerId: string; readonly siteId: string };
export type OwnerKey = Omit<CartKey, 'cartId'>;

export const findOpenCartId = async (db: Queries, owner: OwnerKey): Promise<string | undefined> =>
  (
    await db
      .selectFrom('cart')
      .select('cartId')
      .where('consumerId', '=', owner.consumerId)
      .where('siteId', '=', owner.siteId)
      .where('status', '<>', ORDERED)
      .where(OWN)
      .executeTakeFirst()
  )?.cartId;

const openCartsOf = (db: Queries, owner: OwnerKey) =>
  db
    .selectFrom('cart')
    .innerJoin('deliveryGroup as home', (join) =>
      join.onRef('home.cartId', '=', 'cart.cartId').on('home.code', '=', 'standard').on('home.addressNumber', '=', 0),
    )
    .selectAll('cart')
    .select(SENDING)
    .where('consumerId', '=', owner.consumerId)
    .where('siteId', '=', owner.siteId)
    .where('status', '<>', ORDERED);

/** Inserts a cart with the group that every cart has, in one statement. Undefined if the consumer has an open cart (I32). */
const insertCart = (tx: Tx, cart: CartKey & { readonly express: boolean }): Promise<CartRecord | undefined> =>
  tx
    .with('started', (db) =>
      db
        .insertInto('cart')
        .values(cart)
        .onConflict((conflict) =>
          conflict.columns(['consumerId', 'siteId']).where('status', '<>', ORDERED).where(OWN).doNothing(),
        )
        .returningAll(),
    )
    .with('home', (db) =>
      db
        .insertInto('deliveryGroup')
        .columns(['cartId', 'groupId', 'code', 'addressNumber'])
        .expression(
          db
            .selectFrom('started')
            .select([
              'cartId',
              newGroupId.as('groupId'),
              sql.lit('standard').as('code'),
              sql.lit(0).as('addressNumber'),
            ]),
        )
        .returning(['address', 'method']),
    )
    .selectFrom(['started', 'home'])
    .selectAll('started')
    .select(SENDING)
    .executeTakeFirst();

/** Begins the consumer's cart with the given id. Undefined if there is an open one (I32). */
export const startCart = (tx: Tx, owner: CartKey): Promise<CartRecord | undefined> =>
  insertCart(tx, { ...owner, express: false });

/** Locks the consumer's open cart, or creates it with the given id. Concurrent calls get the same cart (I32). */
export const openCart = async (tx: Tx, owner: CartKey): Promise<CartRecord> => {
  const own = () => openCartsOf(tx, owner).where(OWN).forUpdate();
  return (await own().executeTakeFirst()) ?? (await startCart(tx, owner)) ?? own().executeTakeFirstOrThrow();
};

/** Begins an express purchase. */
export const startExpressCart = async (tx: Tx, owner: CartKey): Promise<CartRecord> => {
  const cart = await insertCart(tx, { ...owner, express: true });
  if (cart === undefined) throw new TypeError('An express purchase was not inserted');
  return cart;
};

const openCarts = (db: Queries, key: CartKey) => openCartsOf(db, key).where('cart.cartId', '=', key.cartId);

/** Undefined for a cart that is unknown, ordered or another consumer's. */
export const findCart = (db: Queries, key: CartKey): Promise<CartRecord | undefined> =>
  openCarts(db, key).executeTakeFirst();

/** Order number of an ordered cart; undefined for any other cart. */
export const findOrderedNumber = async (db: Queries, key: CartKey): Promise<string | undefined> =>
  (
    await db
      .selectFrom('cart')
      .select('orderNumber')
      .where('cartId', '=', key.cartId)
      .where('consumerId', '=', key.consumerId)
      .where('siteId', '=', key.siteId)
      .where('status', '=', ORDERED)
      .executeTakeFirst()
  )?.orderNumber ?? undefined;

/** Locks an open cart. Always the first lock, before orders and stock. */
export const lockCart = (tx: Tx, key: CartKey): Promise<CartRecord | undefined> =>
  openCarts(tx, key).forUpdate().executeTakeFirst();

/** Whether the cart of an order is an express purchase. */
export const isExpressCart = async (db: Queries, cartId: string): Promise<boolean> =>
  (await db.selectFrom('cart').select('express').where('cartId', '=', cartId).executeTakeFirst())?.express ?? false;

/** Locks the cart of an order in any status. */
export const lockCartOfOrder = async (tx: Tx, cartId: string): Promise<void> => {
  await tx.selectFrom('cart').select('cartId').where('cartId', '=', cartId).forUpdate().executeTakeFirstOrThrow();
};

type CartFields = Partial<Pick<CartRecord, 'email' | 'phone' | 'collector' | 'orderNumber' | 'agreement' | 'status'>>;

/** Updates fields that are no change of the shopper: the version stays. */
export const updateCart = async (tx: Tx, cartId: string, fields: CartFields): Promise<void> => {
  await tx
    .updateTable('cart')
    .set({ ...fields, updatedAt: sql<Date>`now()` })
    .where('cartId', '=', cartId)
    .execute();
};

/** Gives carts their next version, for a change of the shopper; a prepared cart becomes active (CART-43). */
export const nextVersion = (db: Queries) =>
  db
    .updateTable('cart')
    .from('deliveryGroup as home')
    .set({
      version: sql`version + 1`,
      status: 'active',
      loweredLines: null,
      changedDeliveries: null,
      updatedAt: sql<Date>`now()`,
    })
    .whereRef('home.cartId', '=', 'cart.cartId')
    .where('home.code', '=', 'standard')
    .where('home.addressNumber', '=', 0)
    .returningAll('cart')
    .returning(SENDING);

/** Increments the version after a change of the shopper. */
export const incrementVersion = (tx: Tx, cartId: string): Promise<CartRecord> =>
  nextVersion(tx).where('cart.cartId', '=', cartId).executeTakeFirstOrThrow();

export const storeBillingAddress = async (
  tx: Tx,
  cartId: string,
  {
    address,
    sameAsShipping,
  }: {
    readonly address: CartRecord['billingAddress'];
    readonly sameAsShipping: CartRecord['billingSameAsShipping'];
  },
): Promise<void> => {
  await tx
    .updateTable('cart')
    .set({
      billingAddress: address === null ? null : sql<never>`${JSON.stringify(address)}::jsonb`,
      billingSameAsShipping: sameAsShipping,
    })
    .where('cartId', '=', cartId)
    .execute();
};

type LineQuantity = {
  readonly lineId: string;
  readonly sku: string;
  readonly quantity: number;
  readonly locationId: string;
};

export const listQuantities = (db: Queries, cartId: string): Promise<readonly LineQuantity[]> =>
  linesWithGroups(db, cartId)
    .select(['lineId', 'sku', 'quantity', stockLocation.as('locationId')])
    .orderBy('position')
    .execute();

type LineKey = { readonly cartId: string; readonly lineId: string };

export const findLine = (
  db: Queries,
  line: LineKey,
): Promise<
  | {
      readonly sku: string;
      readonly recipeId: string;
      readonly quantity: number;
      readonly giftOf: string;
      readonly groupId: string;
      readonly code: ShippingCode;
      readonly storeId: string | null;
      readonly pointId: string | null;
      /** The address to which it is sent; 0 for the main one, and for a line that is collected. */
      readonly addressNumber: number;
      readonly giftMessage: string | null;
      /** Whether the goods cannot be collected: they are digital, or made to order (CART-37, PDP-21). */
      readonly isSentHome: boolean;
    }
  | undefined
> =>
  linesWithGroups(db, line.cartId)
    .innerJoin('variant', 'variant.sku', 'cartLine.sku')
    .innerJoin('product', 'product.productId', 'variant.productId')
    .innerJoin('style', 'style.styleId', 'product.styleId')
    .select([
      'cartLine.sku',
      'recipeId',
      'quantity',
      'giftOf',
      'cartLine.groupId',
      'deliveryGroup.code',
      'storeId',
      'pointId',
      'addressNumber',
      'giftMessage',
      sql<boolean>`is_digital or is_customs`.as('isSentHome'),
    ])
    .where('lineId', '=', line.lineId)
    .executeTakeFirst();

/** The line of a sku and recipe with this delivery. */
export const findLineWith = (
  db: Queries,
  line: {
    readonly cartId: string;
    readonly sku: string;
    readonly recipeId: string;
    readonly giftOf: string;
    readonly giftMessage: string | null;
  },
  { code, storeId, pointId, addressNumber }: LineDelivery,
): Promise<{ readonly lineId: string; readonly quantity: number } | undefined> =>
  linesWithGroups(db, line.cartId)
    .select(['lineId', 'quantity'])
    .where('sku', '=', line.sku)
    .where('recipeId', '=', line.recipeId)
    .where('giftOf', '=', line.giftOf)
    .where(sql<boolean>`gift_message is not distinct from ${line.giftMessage}::text`)
    .where(sql<boolean>`(${code} = 'home' or code = ${code})`)
    .where(sql<boolean>`store_id is not distinct from ${storeId}::text`)
    .where(sql<boolean>`point_id is not distinct from ${pointId}::text`)
    .where('addressNumber', '=', addressNumber)
    .executeTakeFirst();

/** False for an unknown line. */
export const setQuantity = async (tx: Tx, line: LineKey & { readonly quantity: number }): Promise<boolean> =>
  (await tx
    .updateTable('cartLine')
    .set({ quantity: line.quantity })
    .where('cartId', '=', line.cartId)
    .where('lineId', '=', line.lineId)
    .returning('lineId')
    .executeTakeFirst()) !== undefined;

/** False for an unknown line. */
export const deleteLine = async (tx: Tx, line: LineKey): Promise<boolean> =>
  (await tx
    .deleteFrom('cartLine')
    .where('cartId', '=', line.cartId)
    .where('lineId', '=', line.lineId)
    .returning('lineId')
    .executeTakeFirst()) !== undefined;
