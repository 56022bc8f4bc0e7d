import pg from 'pg';
import type { Fetch } from '#test/support/commerce/shopper.ts';

/**
 * Guards that a test disables, to show that the scenarios detect it. None of this is in the product: statements are
 * rewritten on their way to the database of a test, constraints are dropped from it, and requests are changed in
 * transit.
 */
export type Fault = {
  /** Run once on the database. */
  readonly drop?: readonly string[];
  /** Applied to every statement of the service. */
  readonly rewrite?: readonly (readonly [find: RegExp, put: string])[];
  /** Changes requests to the payment provider. */
  readonly toProvider?: (request: Request) => Request;
  /** Changes requests to the service. */
  readonly toService?: (request: Request) => Request;
};

const without = (request: Request, header: string, value?: string): Request => {
  const headers = new Headers(request.headers);
  if (value === undefined) headers.delete(header);
  else headers.set(header, value);
  return new Request(request, { headers });
};

const cartLock: readonly [RegExp, string] = [/(from "cart" .*) for update/, '$1'];
const orderLock: readonly [RegExp, string] = [/(from "orders" .*) for update/, '$1'];
const holdLock: readonly [RegExp, string] = [/(from "stock_hold" .*) for update/, '$1'];

/** Stock is reserved without a check that there is any. */
const stockGuard: Fault = {
  drop: [
    'alter table stock_level drop constraint stock_not_oversold',
    'alter table stock_level drop constraint stock_level_on_hand_check',
  ],
  rewrite: [[/on_hand - reserved >= (\$\d+)/, 'on_hand - reserved >= $1::int - 1000000']],
};

export const faults = {
  'stock guard': stockGuard,
  /** The same fault, where units are picked up. */
  'stock guard in a store': stockGuard,
  /** Prepaid accounts are neither locked nor checked when an order uses them. */
  'prepaid guard': {
    drop: ['alter table prepaid_account drop constraint prepaid_account_balance'],
    rewrite: [
      [/(from prepaid_account\s.*) for update/s, '$1'],
      [/balance - held >= (\$\d+)/, '$1::bigint is not null'],
    ],
  },
  /** A limited promotion is not locked by the orders that use it. */
  'promotion lock': { rewrite: [[/(from promotion where uses_total is not null.*) for no key update/s, '$1']] },
  /** A used idempotency key is accepted again. */
  'idempotency key': {
    drop: ['alter table idempotency drop constraint idempotency_once'],
    rewrite: [[/(insert into "idempotency".*) on conflict \("consumer_id", "key"\) do nothing/, '$1']],
  },
  /** Carts are not locked while they are ordered. */
  'cart lock': { rewrite: [cartLock] },
  /** The database does not prevent a second order of a cart either. */
  'one order per cart': {
    drop: [
      'drop index orders_one_per_cart',
      'drop index orders_one_per_number',
      'alter table order_shipment drop constraint order_shipment_pkey cascade',
      'alter table stock_hold drop constraint stock_hold_pkey',
    ],
    rewrite: [cartLock, holdLock],
  },
  /** An order may be completed more than once. */
  'one end per order': {
    drop: ['drop trigger orders_move on orders', 'alter table ledger_entry drop constraint ledger_entry_once'],
    rewrite: [
      [
        /(update "orders" set .*"settled_at" = now\(\) where "order_id" = \$\d+) and "status" = 'PAYMENT_PENDING'/,
        '$1',
      ],
      cartLock,
      orderLock,
    ],
  },
  /** Every request to the provider has its own key. */
  'stable provider key': {
    toProvider: (request) =>
      request.headers.has('idempotency-key') ? without(request, 'idempotency-key', crypto.randomUUID()) : request,
  },
  /** The stock of a pending order may be released. */
  'pinned hold': {
    rewrite: [
      [
        /update "stock_hold" set "order_id" = (\$\d+) where/,
        'update "stock_hold" set "order_id" = nullif($1, $1) where',
      ],
    ],
  },
  /** Adding sets the quantity instead of raising it. */
  'adds are increments': { rewrite: [[/cart_line\.quantity \+ excluded\.quantity/, 'excluded.quantity']] },
  /** Calls are not counted. */
  'call count': { rewrite: [[/known\.calls \+ (\$\d+)/, 'known.calls + 0 * $1::int']] },
  /** An authorization code stays valid when it is exchanged. */
  'one exchange per code': {
    rewrite: [
      [
        /delete from "authorization_code" (where "code_hash" .*) returning "consumer_id", "challenge"/,
        'select "consumer_id", "challenge" from "authorization_code" $1',
      ],
    ],
  },
  /** Attempts of a sign-in are not counted. */
  'trial count': { rewrite: [[/least\(known\.trials, (\$\d+)\) \+ 1/, 'least(known.trials, $1::int)']] },
  /** A guest's cart stays open after its merge. */
  'end of a merged cart': {
    rewrite: [
      [
        /delete from "cart" where "cart_id" = (\$\d+) and not exists/,
        'delete from "cart" where "cart_id" = $1 and false and not exists',
      ],
      [
        /update "cart" set "consumer_id" = (\$\d+) where "cart_id"/,
        'update "cart" set "consumer_id" = coalesce(consumer_id, $1) where "cart_id"',
      ],
    ],
  },
  /** The version of a cart is not incremented, so that every version seems current. */
  'cart version': { rewrite: [[/version \+ 1/, 'version + 0']] },
} as const satisfies { readonly [name: string]: Fault };

export type FaultName = keyof typeof faults;

export const isFaultName = (name: string): name is FaultName => Object.hasOwn(faults, name);

/** A statement as text, or in the driver's form with its name. */
const rewritten = (statement: unknown, rewrite: NonNullable<Fault['rewrite']>): unknown => {
  const put = (sql: string): string => rewrite.reduce((text, [find, by]) => text.replace(find, by), sql);
  if (typeof statement === 'string') return put(statement);
  if (
    typeof statement !== 'object' ||
    statement === null ||
    !('text' in statement) ||
    typeof statement.text !== 'string'
  )
    return statement;
  return { ...statement, text: put(statement.text) };
};

/** Rewrites the statements that this process sends to PostgreSQL from now on. */
export const rewriteStatements = ({ rewrite = [] }: Fault): void => {
  const query: unknown = Reflect.get(pg.Client.prototype, 'query');
  if (typeof query !== 'function') throw new TypeError('pg has no query to rewrite');
  Reflect.set(pg.Client.prototype, 'query', function (this: unknown, statement: unknown, ...rest: unknown[]): unknown {
    return Reflect.apply(query, this, [rewritten(statement, rewrite), ...rest]);
  });
};

export const through = (change: ((request: Request) => Request) | undefined, next: Fetch): Fetch =>
  change === undefined ? next : (request) => next(change(request));
