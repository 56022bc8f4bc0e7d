import { transitions, type Transitions } from '../kernel/transitions.ts';

/** Where a cart stands on its way to an order (CART-43). */
export const cartStates = ['none', 'active', 'prepared', 'ordered', 'invalid'] as const;
export type CartState = (typeof cartStates)[number];

/** A move that is not in the table is a defect. After an order the shopper begins with another cart. */
export const cartMoves: Transitions<CartState> = transitions<CartState>('A cart', {
  none: ['active'],
  active: ['prepared', 'invalid'],
  prepared: ['ordered', 'active', 'invalid'],
  ordered: [],
  invalid: ['active'],
});

/** A prepared cart that changes in any way has to be prepared anew; any other one stays where it is. */
export const afterChange = (state: CartState): CartState =>
  state === 'prepared' ? cartMoves.move(state, 'active') : state;
