import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PopUp } from '#core/content/popup.ts';
import { PopUpShowing } from '#core/content/popup-showing.ts';
import { present } from '#core/kernel/present.ts';
import { law } from '#test/support/law.ts';

const popUp = (id: string, delay?: number): PopUp => ({
  id,
  name: 'newsletter',
  title: id,
  logoSize: 'small',
  targets: [],
  ...present({ delay }),
});
const viewOf = (dismissed: readonly string[], popUps: readonly PopUp[], now: number, waits = false) =>
  PopUpShowing.view({ dismissed }, popUps, { now, waits });
const namesOf = (events: readonly { readonly _tag: string; readonly popUp: PopUp }[]): readonly string[] =>
  events.map(({ _tag, popUp: { id } }) => `${_tag} ${id}`);

describe('popup-showing', () => {
  test('POP-05 a pop-up is small at 1999 ms, and expanded and reported at 2000 ms, once', () => {
    const { state, events } = viewOf([], [popUp('a')], 10_000);
    expect(namesOf(events)).toEqual(['PopUpShown a']);
    const early = PopUpShowing.tick(state, 11_999);
    expect([early.state.open?.isExpanded, early.events]).toEqual([false, []]);
    const due = PopUpShowing.tick(early.state, 12_000);
    expect([due.state.open?.isExpanded, namesOf(due.events)]).toEqual([true, ['PopUpExpanded a']]);
    expect(PopUpShowing.tick(due.state, 99_000)).toEqual({ state: due.state, events: [] });
  });

  test('POP-10 a delay of 0 expands at once', () =>
    expect(namesOf(viewOf([], [popUp('a', 0)], 5).events)).toEqual(['PopUpShown a', 'PopUpExpanded a']));

  test('POP-05 one that waits for an interaction begins its delay with the first one', () => {
    const { state } = viewOf([], [popUp('a')], 0, true);
    expect(PopUpShowing.tick(state, 60_000).state.open?.isExpanded).toBe(false);
    const touched = PopUpShowing.interact(state, 60_000).state;
    expect(PopUpShowing.interact(touched, 61_000).state).toEqual(touched);
    expect(PopUpShowing.tick(touched, 61_999).state.open?.isExpanded).toBe(false);
    expect(PopUpShowing.tick(touched, 62_000).state.open?.isExpanded).toBe(true);
    const atOnce = PopUpShowing.interact(viewOf([], [popUp('a', 0)], 0, true).state, 5);
    expect(namesOf(atOnce.events)).toEqual(['PopUpExpanded a']);
  });

  test('POP-05 a press expands and minimizes it; minimized it does not expand by itself, and one expansion is recorded', () => {
    const { state } = viewOf([], [popUp('a')], 0);
    const pressed = PopUpShowing.expand(state);
    expect(namesOf(pressed.events)).toEqual(['PopUpExpanded a']);
    const small = PopUpShowing.minimize(pressed.state);
    expect(PopUpShowing.tick(small, 60_000)).toEqual({ state: small, events: [] });
    expect(PopUpShowing.expand(small)).toMatchObject({ state: { open: { isExpanded: true } }, events: [] });
    const early = PopUpShowing.minimize(state);
    expect(PopUpShowing.tick(early, 60_000).state.open?.isExpanded).toBe(false);
  });

  test('POP-01 POP-04 a page view opens the first pop-up that was never dismissed and records its impression', () => {
    const { state, events } = viewOf(['z'], [popUp('z'), popUp('a')], 0);
    expect([state.open?.popUp.id, namesOf(events)]).toEqual(['a', ['PopUpShown a']]);
    expect(viewOf(['a'], [popUp('a')], 0)).toEqual({ state: { dismissed: ['a'] }, events: [] });
  });

  test('POP-04 on the next page an open pop-up stays as it is, without another impression; a hidden one closes', () => {
    const { state } = PopUpShowing.expand(viewOf([], [popUp('a')], 0).state);
    expect(PopUpShowing.view(state, [popUp('a'), popUp('b')], { now: 9 })).toEqual({ state, events: [] });
    expect(PopUpShowing.view(state, [], { now: 9 })).toEqual({ state: { dismissed: [] }, events: [] });
  });

  test('POP-02 POP-03 closing dismisses a pop-up, and the next one opens at the next page view', () => {
    const closed = PopUpShowing.close(viewOf([], [popUp('a'), popUp('b')], 0).state);
    expect(closed).toEqual({ dismissed: ['a'] });
    expect(PopUpShowing.tick(closed, 60_000).state.open).toBeUndefined();
    expect(viewOf(closed.dismissed, [popUp('a'), popUp('b')], 60_000).state.open?.popUp.id).toBe('b');
    expect(PopUpShowing.close(closed)).toEqual(closed);
  });

  test('POP-02 a pop-up whose form was sent stays open with its thanks, and is dismissed', () => {
    const { state } = viewOf([], [popUp('a')], 0);
    expect(PopUpShowing.settle(state)).toEqual({ ...state, dismissed: ['a'] });
    expect(PopUpShowing.settle({ dismissed: ['z'] })).toEqual({ dismissed: ['z'] });
  });

  law(
    'POP-05 an open one expands once, when its delay is over, and never before',
    [fc.option(fc.integer({ min: -5, max: 5000 }), { nil: undefined }), fc.array(fc.nat(900), { maxLength: 12 })],
    (delay, waits) => {
      let now = 0;
      let { state, events } = viewOf([], [popUp('a', delay)], now);
      const reported = [...namesOf(events)];
      for (const wait of waits) {
        now += wait;
        ({ state, events } = PopUpShowing.tick(state, now));
        reported.push(...namesOf(events));
      }
      const due = delay === undefined || delay < 0 ? 2000 : delay;
      expect(reported).toEqual(now >= due ? ['PopUpShown a', 'PopUpExpanded a'] : ['PopUpShown a']);
      expect(state.open?.isExpanded).toBe(now >= due);
    },
  );
});
