import * as t from 'io-ts';
import { orderMoves } from '#core/order/moves.ts';
import { number, truth, word } from './flow-values.codec.ts';

/** Expected values after a step. Amounts are decimals in the site's currency. */
export const Expectation = t.partial(
  {
    units: number,
    lines: number,
    subtotal: number,
    discount: number,
    shipping: number,
    tax: number,
    total: number,
    remaining: number,
    status: t.keyof(orderMoves, `one of ${Object.keys(orderMoves).join(', ')}`),
    challenge: truth,
    methods: t.array(word, 'a list of methods'),
    orders: number,
    refunded: number,
    charged: number,
    balance: number,
    gifts: t.array(word, 'a list of messages'),
  },
  'expectations such as { units: 1 }',
);
export type Expectation = t.TypeOf<typeof Expectation>;
