import fc from 'fast-check';
import { either as E } from 'fp-ts';
import { describe, expect, test } from 'vitest';
import {
  ADDED_MS,
  listedUpsells,
  stackedCount,
  UPSELL_FAILED_TITLE,
  UPSELL_STACKED,
  UpsellButton,
  UpsellCodec,
  type Upsell,
} from '#core/catalog/upsell.ts';
import { Amount } from '#core/kernel/amount.ts';
import { decode } from '#core/kernel/decode.ts';
import { law, sequenceLaw } from '#test/support/law.ts';
import { neverThrows, shape } from '#test/support/shape.ts';

const laces: Upsell = {
  id: 'u1',
  sku: 'S1',
  name: 'Laces',
  image: '/images/laces',
  url: '/en-us/p/NKLACES1',
  price: Amount.of(500),
  productInventoryState: 'InStock',
};
const wax: Upsell = { ...laces, id: 'u2', productInventoryState: 'OutOfStock' };
const socks: Upsell = { ...laces, id: 'u3' };
const site = (skipInventoryCheck: boolean) => ({ flags: { skipInventoryCheck } });

describe('upsells', () => {
  shape('ENT-23 REC-12 an upsell has id, sku, name, image, url, price, productInventoryState', UpsellCodec, {
    full: laces,
  });
  neverThrows('REC-12 reading never throws, whatever comes', UpsellCodec, laces);

  test('REC-12 the state is InStock or OutOfStock; FOO is refused', () => {
    expect(E.isRight(decode(UpsellCodec, wax))).toBe(true);
    expect(decode(UpsellCodec, { ...laces, productInventoryState: 'FOO' })).toEqual(
      E.left({ _tag: 'Unreadable', reason: 'productInventoryState is not InStock or OutOfStock' }),
    );
  });

  test('REC-13 of 3 items, 1 out of stock, 2 are listed; with the skip flag 3', () => {
    expect(listedUpsells([laces, wax, socks], site(false))).toEqual([laces, socks]);
    expect(listedUpsells([laces, wax, socks], site(true))).toEqual([laces, wax, socks]);
  });

  test.each([
    [undefined, 3],
    [5, 5],
    [1, 1],
    [0, 3],
    [-2, 3],
    [2.5, 3],
    [Number.NaN, 3],
  ])('REC-15 CFG-11 a configured count of %s stacks %d', (configured, count) => {
    expect(stackedCount(configured)).toBe(count);
    expect(UPSELL_STACKED).toBe(3);
  });
});

describe('UpsellButton', () => {
  const busy = UpsellButton.press(UpsellButton.ready, 0).state;

  test('REC-14 a press asks for one add and the button is busy until it is answered', () => {
    expect(UpsellButton.press(UpsellButton.ready, 0)).toEqual({
      state: { _tag: 'Busy' },
      events: [{ _tag: 'UpsellAddAsked' }],
    });
    expect(UpsellButton.at(busy, 60_000)).toEqual({ _tag: 'Busy' });
  });

  test('REC-14 a failure is told as "something went wrong" with the cart error’s message', () => {
    expect(UpsellButton.fail(busy, 'Only 3 left.')).toEqual({
      state: { _tag: 'Ready' },
      events: [{ _tag: 'UpsellAddFailed', title: 'something went wrong', message: 'Only 3 left.' }],
    });
    expect(UPSELL_FAILED_TITLE).toBe('something went wrong');
  });

  test('REC-16 success turns the button to Added for 2 s', () => {
    const added = UpsellButton.succeed(busy, 1000);
    expect(UpsellButton.at(added, 2999)).toEqual({ _tag: 'Added', until: 3000 });
    expect(UpsellButton.at(added, 3000)).toEqual({ _tag: 'Ready' });
    expect(UpsellButton.press(added, 2999).events).toEqual([]);
    expect(UpsellButton.press(added, 3000).events).toEqual([{ _tag: 'UpsellAddAsked' }]);
    expect(ADDED_MS).toBe(2000);
  });

  test('REC-16 two presses send one add', () =>
    expect(UpsellButton.press(busy, 1)).toEqual({ state: busy, events: [] }));

  law(
    'an answer to nothing changes nothing and tells nothing',
    [fc.constantFrom<UpsellButton>(UpsellButton.ready, { _tag: 'Added', until: 5 }), fc.nat(10), fc.string()],
    (button, now, message) => {
      expect(UpsellButton.succeed(button, now)).toBe(button);
      expect(UpsellButton.fail(button, message)).toEqual({ state: button, events: [] });
    },
  );

  type Model = { now: number; isAsked: boolean; addedAt: number };
  type Real = { button: UpsellButton };
  const commands = (['press', 'succeed', 'fail', 'wait'] as const).map((deed) =>
    fc.nat(2500).map<fc.Command<Model, Real>>((ms) => ({
      check: () => true,
      run: (model, real) => {
        if (deed === 'wait') model.now += ms;
        else if (deed === 'press') {
          const { state, events } = UpsellButton.press(real.button, model.now);
          real.button = state;
          const isOpen = !model.isAsked && model.now - model.addedAt >= 2000;
          if (events.length !== (isOpen ? 1 : 0)) expect(events).toHaveLength(isOpen ? 1 : 0);
          model.isAsked = model.isAsked || isOpen;
        } else {
          real.button =
            deed === 'succeed'
              ? UpsellButton.succeed(real.button, model.now)
              : UpsellButton.fail(real.button, 'no').state;
          if (deed === 'succeed' && model.isAsked) model.addedAt = model.now;
          model.isAsked = false;
        }
        const seen = UpsellButton.at(real.button, model.now)._tag;
        const told = model.isAsked ? 'Busy' : model.now - model.addedAt < 2000 ? 'Added' : 'Ready';
        if (seen !== told) expect(seen).toBe(told);
      },
      toString: () => `${deed} ${ms}`,
    })),
  );

  sequenceLaw<Model, Real>(
    'REC-14 REC-16 at most one add is under way, whatever is pressed and answered',
    commands,
    () => ({ model: { now: 0, isAsked: false, addedAt: -10_000 }, real: { button: UpsellButton.ready } }),
  );
});
