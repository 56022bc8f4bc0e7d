import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PopUp } from '#core/content/popup.ts';
import { PopUpShowing, type PopUpEvent } from '#core/content/popup-showing.ts';
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
const shown: PopUpEvent = { _tag: 'PopUpShown', id: 'a' };
const expanded: PopUpEvent = { _tag: 'PopUpExpanded', id: 'a' };

describe('popup-showing', () => {
  test('POP-05 a pop-up is small at 1999 ms, and expanded and reported at 2000 ms, once', () => {
    const { state, events } = PopUpShowing.view([], [popUp('a')], 10_000);
    expect(events).toEqual([shown]);
    const early = PopUpShowing.tick(state, 11_999);
    expect([early.state.open?.isExpanded, early.events]).toEqual([false, []]);
    const due = PopUpShowing.tick(early.state, 12_000);
    expect([due.state.open?.isExpanded, due.events]).toEqual([true, [expanded]]);
    expect(PopUpShowing.tick(due.state, 99_000)).toEqual({ state: due.state, events: [] });
  });

  test('POP-10 a delay of 0 expands at once', () =>
    expect(PopUpShowing.view([], [popUp('a', 0)], 5).events).toEqual([shown, expanded]));

  test('POP-01 POP-04 a page view opens the first pop-up that was never dismissed and records its impression', () => {
    expect(PopUpShowing.view(['z'], [popUp('z'), popUp('a')], 0)).toMatchObject({
      state: { open: { popUp: { id: 'a' } } },
      events: [shown],
    });
    expect(PopUpShowing.view(['a'], [popUp('a')], 0)).toEqual({ state: { dismissed: ['a'] }, events: [] });
  });

  test('POP-02 POP-03 closing dismisses a pop-up, and the next one opens at the next page view', () => {
    const closed = PopUpShowing.close(PopUpShowing.view([], [popUp('a'), popUp('b')], 0).state);
    expect(closed).toEqual({ state: { dismissed: ['a'] }, events: [{ _tag: 'PopUpDismissed', id: 'a' }] });
    expect(PopUpShowing.tick(closed.state, 60_000).state.open).toBeUndefined();
    expect(PopUpShowing.view(closed.state.dismissed, [popUp('a'), popUp('b')], 60_000).state.open?.popUp.id).toBe('b');
    expect(PopUpShowing.close(closed.state)).toEqual({ state: closed.state, events: [] });
  });

  law(
    'POP-05 an open one expands once, when its delay is over, and never before',
    [fc.option(fc.integer({ min: -5, max: 5000 }), { nil: undefined }), fc.array(fc.nat(900), { maxLength: 12 })],
    (delay, waits) => {
      let now = 0;
      let { state, events } = PopUpShowing.view([], [popUp('a', delay)], now);
      const reported = [...events];
      for (const wait of waits) {
        now += wait;
        ({ state, events } = PopUpShowing.tick(state, now));
        reported.push(...events);
      }
      const due = delay === undefined || delay < 0 ? 2000 : delay;
      expect(reported).toEqual(now >= due ? [shown, expanded] : [shown]);
      expect(state.open?.isExpanded).toBe(now >= due);
    },
  );
});
