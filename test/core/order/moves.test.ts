import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  orderMoves,
  orderStateOf,
  pathTo,
  returnMoves,
  returnStates,
  shipmentMoves,
  type ShipmentProgress,
} from '#core/order/moves.ts';
import { orderStates, type OrderState } from '#core/order/order.ts';
import { law } from '#test/support/law.ts';

const movesOf = <State extends string>(
  states: readonly State[],
  moves: { readonly [from in State]: readonly State[] },
) => states.flatMap((from) => states.filter((to) => moves[from].includes(to)).map((to) => `${from} ${to}`));

describe('moves of orders and returns', () => {
  test('ORD-15 an order makes exactly these moves', () =>
    expect(movesOf(orderStates, orderMoves)).toEqual([
      'PAYMENT_PENDING PLACED',
      'PAYMENT_PENDING CANCELLED',
      'PLACED PAYMENT_PENDING',
      'PLACED PROCESSING',
      'PLACED CANCELLED',
      'PROCESSING PARTIALLY_SHIPPED',
      'PROCESSING READY_FOR_PICKUP',
      'PROCESSING CANCELLED',
      'PARTIALLY_SHIPPED SHIPPED',
      'SHIPPED DELIVERED',
      'READY_FOR_PICKUP PICKED_UP',
    ]));

  test('ORD-16 a return makes exactly these moves', () =>
    expect(movesOf(returnStates, returnMoves)).toEqual([
      'REQUESTED LABEL_CREATED',
      'REQUESTED CANCELLED',
      'LABEL_CREATED IN_TRANSIT',
      'LABEL_CREATED CANCELLED',
      'IN_TRANSIT RECEIVED',
      'RECEIVED REFUNDED',
      'RECEIVED REJECTED',
    ]));

  law(
    'every step of a path is a move of the table, to the state asked for',
    [fc.constantFrom(...orderStates), fc.constantFrom(...orderStates)],
    (from, to) => {
      let at = from;
      try {
        for (const next of pathTo(orderMoves, from, to)) {
          expect(orderMoves[at]).toContain(next);
          at = next;
        }
      } catch (thrown) {
        expect(thrown).toBeInstanceOf(RangeError);
        return;
      }
      expect(at).toBe(to);
    },
  );

  test('ORD-15 every state on the way is passed', () => {
    expect(pathTo(orderMoves, 'PLACED', 'SHIPPED')).toEqual(['PROCESSING', 'PARTIALLY_SHIPPED', 'SHIPPED']);
    expect(pathTo(orderMoves, 'PLACED', 'PICKED_UP')).toEqual(['PROCESSING', 'READY_FOR_PICKUP', 'PICKED_UP']);
    expect(pathTo(orderMoves, 'SHIPPED', 'SHIPPED')).toEqual([]);
  });

  test('ORD-15 ORD-16 a state that no moves lead to throws', () => {
    expect(() => pathTo(orderMoves, 'SHIPPED', 'CANCELLED')).toThrow(RangeError);
    expect(() => pathTo(orderMoves, 'CANCELLED', 'PLACED')).toThrow(RangeError);
    expect(() => pathTo(returnMoves, 'IN_TRANSIT', 'CANCELLED')).toThrow(RangeError);
    expect(() => pathTo(returnMoves, 'REFUNDED', 'REQUESTED')).toThrow(RangeError);
  });

  test.each([
    ['PLACED', 'home PLACED, home PLACED'],
    ['PROCESSING', 'home PREPARING, home PLACED'],
    ['PARTIALLY_SHIPPED', 'home SHIPPED, home PREPARING'],
    ['SHIPPED', 'home SHIPPED, home DELIVERED'],
    ['DELIVERED', 'home DELIVERED, home CANCELLED'],
    ['CANCELLED', 'home CANCELLED, store CANCELLED'],
    ['PROCESSING', 'store READY_FOR_PICKUP, store PREPARING'],
    ['READY_FOR_PICKUP', 'store READY_FOR_PICKUP, store PICKED_UP'],
    ['PICKED_UP', 'store PICKED_UP, store UNCOLLECTED'],
    ['PARTIALLY_SHIPPED', 'store PICKED_UP, home PLACED'],
    ['PROCESSING', 'store READY_FOR_PICKUP, home PLACED'],
    ['DELIVERED', 'store PICKED_UP, home DELIVERED'],
  ])('ORD-15 an order is %s with the shipments: %s', (state, shipments) =>
    expect(
      orderStateOf(
        'PLACED',
        shipments.split(', ').map((text) => {
          const [place, at] = text.split(' ');
          const found = Object.keys(shipmentMoves).find((name): name is ShipmentProgress['state'] => name === at);
          if (found === undefined) throw new TypeError(text);
          return { isCollected: place === 'store', state: found };
        }),
      ),
    ).toBe(state),
  );

  law(
    'ORD-15 any moves of shipments move their order only along the table',
    [
      fc.array(fc.boolean(), { minLength: 1, maxLength: 4 }),
      fc.array(fc.tuple(fc.nat(3), fc.nat(2)), { maxLength: 24 }),
    ],
    (stores, steps) => {
      const shipments: ShipmentProgress[] = stores.map((isCollected) => ({ isCollected, state: 'PLACED' }));
      let state: OrderState = 'PLACED';
      for (const [which, choice] of steps) {
        const shipment = shipments[which % shipments.length];
        if (shipment === undefined) continue;
        // A parcel is not made ready in a store, and a collected shipment is not sent.
        const moves = shipmentMoves[shipment.state].filter(
          (next) => next !== (shipment.isCollected ? 'SHIPPED' : 'READY_FOR_PICKUP'),
        );
        const next = moves[choice % Math.max(1, moves.length)];
        if (next === undefined) continue;
        shipments[which % shipments.length] = { ...shipment, state: next };
        const after = orderStateOf(state, shipments);
        for (const passed of pathTo(orderMoves, state, after)) {
          expect(orderMoves[state]).toContain(passed);
          state = passed;
        }
      }
      expect(state).toBe(orderStateOf(state, shipments));
    },
  );
});
