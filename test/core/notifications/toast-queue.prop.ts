import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TOAST_TICK_MS } from '#core/notifications/toast-clock.ts';
import { ToastQueue, toastSettings, type Toast, type ToastSettings } from '#core/notifications/toast-queue.ts';
import { law, sequenceLaw } from '#test/support/law.ts';

const titles = (queue: ToastQueue): string => queue.shown.map(({ title }) => title).join('|');
const plain = (title: string): Toast => ({ title, tone: 'info' });
const withAction = (title: string): Toast => ({ title, tone: 'info', action: 'Undo' });
const persistent = (title: string): Toast => ({ title, tone: 'error', persistent: true });
const empty = ToastQueue.of(toastSettings);
const added = (...toasts: readonly Toast[]): ToastQueue => toasts.reduce(ToastQueue.add, empty);

describe('PR-36 toasts', () => {
  test.each([
    ['Saved|Saved', 'Saved'],
    ['Saved|Error|Saved', 'Saved|Error'],
    ['Saved|saved', 'Saved|saved'],
  ])('PR-36 DLG-21 of %s, %s is shown', (text, shown) =>
    expect(titles(added(...text.split('|').map(plain)))).toBe(shown),
  );

  law(
    'PR-36 shown titles are distinct',
    [fc.array(fc.tuple(fc.constantFrom('Saved', 'saved', 'Error', 'Gone', 'Undone', 'Sent'), fc.nat(3000)))],
    (text) => {
      const queue = text.reduce(
        (line, [title, pause]) => ToastQueue.elapse(ToastQueue.add(line, plain(title)), pause),
        empty,
      );
      expect(new Set(queue.shown.map(({ title }) => title)).size).toBe(queue.shown.length);
    },
  );

  test('PR-36 AMB-85 a repeat keeps the first toast and restarts its delay', () => {
    const first = added({ ...plain('Saved'), text: 'first' });
    const repeated = ToastQueue.add(ToastQueue.elapse(first, 4000), {
      ...plain('Saved'),
      text: 'second',
      persistent: true,
    });
    expect(repeated.shown).toEqual([{ id: 1, title: 'Saved', tone: 'info', text: 'first', leavesIn: 5000 }]);
    expect(titles(ToastQueue.elapse(repeated, 4999))).toBe('Saved');
    expect(titles(ToastQueue.elapse(repeated, 5000))).toBe('');
  });
});

describe('delays', () => {
  test('DLG-24 CFG-03 the delays are 5000 ms without and 8000 ms with buttons, in ticks of 200 ms', () => {
    expect(toastSettings.delays).toEqual({ plain: 5000, withAction: 8000 });
    expect(TOAST_TICK_MS).toBe(200);
  });

  test.each([
    ['a plain one', plain('a'), 5000],
    ['one with a button', withAction('a'), 8000],
  ])('DLG-22 DLG-24 of toasts, %s closes at its own time', (_, toast, delay) => {
    expect(titles(ToastQueue.elapse(added(toast), delay - 1))).toBe('a');
    expect(titles(ToastQueue.elapse(added(toast), delay))).toBe('');
  });

  test('DLG-22 delays are configurable', () => {
    const queue = [plain('a'), withAction('b')].reduce(
      ToastQueue.add,
      ToastQueue.of({ delays: { plain: 1000, withAction: 600 }, most: 5 }),
    );
    expect(titles(ToastQueue.elapse(queue, 599))).toBe('a|b');
    expect(titles(ToastQueue.elapse(queue, 600))).toBe('a');
    expect(titles(ToastQueue.elapse(queue, 1000))).toBe('');
  });

  test('DLG-23 199 ms change no timer, 200 ms are one tick', () => {
    expect(ToastQueue.elapse(added(plain('a')), 199).shown).toEqual(added(plain('a')).shown);
    expect(ToastQueue.elapse(added(plain('a')), 200).shown[0]?.leavesIn).toBe(4800);
    expect(ToastQueue.elapse(ToastQueue.elapse(added(plain('a')), 199), 1).shown[0]?.leavesIn).toBe(4800);
  });

  test('DLG-24 hovering at 4900 ms keeps a toast, and it closes 100 ms after the hover ends', () => {
    const held = ToastQueue.pause(ToastQueue.elapse(added(plain('a')), 4900), true);
    const later = ToastQueue.elapse(held, 600_000);
    expect(titles(later)).toBe('a');
    expect(titles(ToastQueue.elapse(ToastQueue.pause(later, false), 99))).toBe('a');
    expect(titles(ToastQueue.elapse(ToastQueue.pause(later, false), 100))).toBe('');
  });

  test('DLG-24 a persistent toast is shown after ten minutes, and closes when it is dismissed', () => {
    const later = ToastQueue.elapse(added(persistent('a'), plain('b')), 600_000);
    expect(later.shown).toEqual([{ id: 1, title: 'a', tone: 'error', persistent: true }]);
    expect(titles(ToastQueue.dismiss(later, 1))).toBe('');
  });

  test('a repeated persistent toast stays persistent', () =>
    expect(ToastQueue.add(added(persistent('a')), plain('a')).shown).toEqual(added(persistent('a')).shown));

  test('dismissing ends a pause, because the focus has left with the toast', () => {
    const held = ToastQueue.pause(added(plain('a'), plain('b')), true);
    expect(titles(ToastQueue.elapse(ToastQueue.dismiss(held, 1), 5000))).toBe('');
  });

  test('after a year of sleep all toasts that are due close at once', () =>
    expect(titles(ToastQueue.elapse(added(plain('a'), persistent('b')), 31_536_000_000))).toBe('b'));
});

describe('the limit of shown toasts', () => {
  const few: ToastSettings = { ...toastSettings, most: 2 };

  test('no more than the limit are shown; the next one is shown when one closes, with its whole delay', () => {
    const queue = [plain('a'), plain('b'), withAction('c')].reduce(ToastQueue.add, ToastQueue.of(few));
    expect(titles(queue)).toBe('a|b');
    const later = ToastQueue.elapse(queue, 5000);
    expect(titles(later)).toBe('c');
    expect(titles(ToastQueue.elapse(later, 7999))).toBe('c');
    expect(titles(ToastQueue.elapse(later, 8000))).toBe('');
  });

  test('the title of a waiting toast cannot be added again, and may be dismissed', () => {
    const queue = [plain('a'), plain('b'), plain('c'), plain('c')].reduce(ToastQueue.add, ToastQueue.of(few));
    expect(queue.waiting.map(({ title }) => title)).toEqual(['c']);
    expect(ToastQueue.dismiss(queue, 3).waiting).toEqual([]);
  });

  test('dismissing lets the next toast show', () =>
    expect(
      titles(ToastQueue.dismiss([plain('a'), plain('b'), plain('c')].reduce(ToastQueue.add, ToastQueue.of(few)), 1)),
    ).toBe('b|c'));
});

const toast: fc.Arbitrary<Toast> = fc
  .record({
    title: fc.constantFrom('a', 'b', 'c', 'd', 'A', 'e'),
    kind: fc.constantFrom(plain, withAction, persistent),
  })
  .map(({ title, kind }) => kind(title));
const ms = fc.oneof(
  fc.integer({ min: 0, max: 450 }),
  fc.constantFrom(200, 199, 1, 5000, 8000),
  fc.integer({ min: 0, max: 12_000 }),
);

law(
  'a toast never leaves before its delay and at most one tick after it',
  [ms, fc.constantFrom(plain, withAction)],
  (before, kind) => {
    const queue = ToastQueue.add(ToastQueue.elapse(empty, before), kind('a'));
    const delay = kind('a').action === undefined ? 5000 : 8000;
    expect(titles(ToastQueue.elapse(queue, delay - 1))).toBe('a');
    expect(titles(ToastQueue.elapse(queue, delay + TOAST_TICK_MS - 1))).toBe('');
  },
);

law(
  'DLG-23 time in pieces is the same as time at once',
  [fc.array(toast, { maxLength: 7 }), ms, ms],
  (toasts, one, other) => {
    const queue = toasts.reduce(ToastQueue.add, empty);
    expect(ToastQueue.elapse(ToastQueue.elapse(queue, one), other)).toEqual(ToastQueue.elapse(queue, one + other));
  },
);

/** A toast of the model: the instant from which it may close, or none. */
type Line = { readonly id: number; readonly toast: Toast; due: number | undefined };
/** All toasts in one queue, the shown ones first, and the elapsed time. */
type Model = { line: Line[]; ran: number; isPaused: boolean; ids: number };
type Real = { queue: ToastQueue };

const MOST = 3;
const settings: ToastSettings = { delays: { plain: 500, withAction: 900 }, most: MOST };
const dueOf = (one: Toast, now: number): number | undefined =>
  one.persistent === true ? undefined : now + (one.action === undefined ? 500 : 900);

/** A shown toast without a time gets it now. */
const show = (model: Model, seen: ReadonlySet<number>): void => {
  for (const one of model.line.slice(0, MOST)) if (!seen.has(one.id)) one.due = dueOf(one.toast, model.ran);
};
const shownOf = (model: Model): ReadonlySet<number> => new Set(model.line.slice(0, MOST).map(({ id }) => id));

/**
 * The model never has a title twice, nor more shown than the limit. One text for each side, because a structural
 * comparison after each of so many steps is slow.
 */
const agree = (model: Model, { queue }: Real): void => {
  const real = [...queue.shown, '-', ...queue.waiting]
    .map((one) => (typeof one === 'string' ? one : `${one.id} ${one.title}`))
    .join();
  const titles = model.line.map(({ id, toast: { title } }) => `${id} ${title}`);
  const text = [...titles.slice(0, MOST), '-', ...titles.slice(MOST)].join();
  if (real !== text) expect(real).toBe(text);
};

const step = (text: string, apply: (model: Model, real: Real) => void): fc.Command<Model, Real> => ({
  check: () => true,
  run: (model, real) => {
    apply(model, real);
    agree(model, real);
  },
  toString: () => text,
});

const adding = toast.map((one) =>
  step(`add ${JSON.stringify(one)}`, (model, real) => {
    real.queue = ToastQueue.add(real.queue, one);
    const known = model.line.findIndex(({ toast: { title } }) => title === one.title);
    const first = model.line[known];
    if (first === undefined) {
      const seen = shownOf(model);
      model.line.push({ id: model.ids, toast: one, due: undefined });
      model.ids += 1;
      show(model, seen);
    } else if (known < MOST) first.due = dueOf(first.toast, model.ran);
  }),
);

const elapsing = ms.map((time) =>
  step(`elapse ${time}`, (model, real) => {
    real.queue = ToastQueue.elapse(real.queue, time);
    if (model.isPaused) return;
    for (let left = time; left > 0; left -= 1) {
      model.ran += 1;
      if (model.ran % TOAST_TICK_MS !== 0) continue;
      const seen = shownOf(model);
      model.line = model.line.filter(({ id, due }) => !seen.has(id) || due === undefined || due > model.ran);
      show(model, seen);
    }
  }),
);

const dismissing = fc.nat(8).map((id) =>
  step(`dismiss ${id}`, (model, real) => {
    real.queue = ToastQueue.dismiss(real.queue, id);
    const seen = shownOf(model);
    model.line = model.line.filter((one) => one.id !== id);
    model.isPaused = false;
    show(model, seen);
  }),
);

const pausing = fc.boolean().map((isPaused) =>
  step(isPaused ? 'pause' : 'resume', (model, real) => {
    real.queue = ToastQueue.pause(real.queue, isPaused);
    model.isPaused = isPaused;
  }),
);

sequenceLaw<Model, Real>(
  'DLG-20 to DLG-24 at most the limit are shown, and each closes on the first tick after its delay, whatever happens in between',
  [adding, adding, elapsing, elapsing, dismissing, pausing],
  () => ({
    model: { line: [], ran: 0, isPaused: false, ids: 1 },
    real: { queue: ToastQueue.of(settings) },
  }),
);
