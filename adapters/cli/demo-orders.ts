import type { OperatorAction } from './flow.codec.ts';
import type { PurchaseSource } from '#core/order/purchase.ts';

/** What happens to an example order after some days: an operator's action, or one of the shopper. */
type Happening = OperatorAction | 'cancel' | 'return-one' | 'return-all';

export type ExampleOrder = {
  readonly lines: readonly { readonly product: string; readonly size?: string; readonly quantity?: number }[];
  /** The store in which it is collected; otherwise it is shipped. */
  readonly storeId?: string;
  readonly source?: PurchaseSource;
  readonly promo?: string;
  /** The least days that pass before each happening (`demo-days.ts`). */
  readonly history: readonly { readonly days: number; readonly then?: Happening }[];
};

const delivered = [
  { days: 1, then: 'ship' },
  { days: 3, then: 'deliver' },
] as const;

/**
 * The orders of the demo account, oldest first: one in each state that an order stays in. The last days are those since
 * the last happening.
 */
export const exampleOrders: readonly ExampleOrder[] = [
  {
    lines: [{ product: 'NKCAP001PIN' }, { product: 'NKSOCK03OAT', size: '7–8.5', quantity: 2 }],
    storeId: 'us-denver',
    source: 'STORE',
    history: [{ days: 0, then: 'ship' }, { days: 0, then: 'pickup' }, { days: 58 }],
  },
  {
    lines: [{ product: 'NKFELL01COA' }],
    history: [
      ...delivered,
      { days: 5, then: 'return-all' },
      { days: 4, then: 'receive' },
      { days: 1, then: 'refund' },
      { days: 30 },
    ],
  },
  {
    lines: [{ product: 'NKTARN01CLY', size: 'M', quantity: 2 }, { product: 'NKTRAIL3FJO' }],
    promo: 'TRAIL20',
    history: [
      ...delivered,
      { days: 6, then: 'return-one' },
      { days: 5, then: 'receive' },
      { days: 2, then: 'refund' },
      { days: 14 },
    ],
  },
  { lines: [{ product: 'NKDRY010' }], history: [{ days: 0, then: 'cancel' }, { days: 24 }] },
  { lines: [{ product: 'NKPACK38MOS' }, { product: 'NKKILD07' }], history: [...delivered, { days: 8 }] },
  { lines: [{ product: 'NKGRID01SLT' }], history: [...delivered, { days: 3, then: 'return-all' }, { days: 1 }] },
  { lines: [{ product: 'NKTRAIL3EMB' }], history: [{ days: 1, then: 'ship' }, { days: 1 }] },
  { lines: [{ product: 'NKSNOW01FOG' }], storeId: 'us-denver', history: [{ days: 1, then: 'ship' }] },
  { lines: [{ product: 'NKSTRI01OAT' }, { product: 'NKMUGG01CHK', quantity: 2 }], history: [] },
];
