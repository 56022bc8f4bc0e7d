import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as toastRules from '#core/notifications/toast-queue.ts';
import { ToastsPresenter } from '#ui/stores/toasts.presenter.ts';

let toasts: ToastsPresenter;
let rest: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  toasts = new ToastsPresenter(toastRules);
  rest = toasts.activate();
});
afterEach(() => {
  rest();
  vi.useRealTimers();
});

const wait = (ms: number): void => void vi.advanceTimersByTime(ms);
const titles = (): readonly string[] => toasts.toasts.map(({ title }) => title);
const action = { label: 'Undo', act: () => undefined };

describe('toasts', () => {
  test('DLG-23 advance in ticks of 200 ms: after 199 nothing has changed, after 200 one tick', () => {
    toasts.show({ title: 'Added', tone: 'success' });
    const [before] = toasts.toasts;
    wait(199);
    expect(toasts.toasts[0]).toBe(before);
    wait(1);
    expect(toasts.toasts[0]?.leavesIn).toBe(4800);
  });

  test('DLG-20 DLG-24 a toast without a button closes after 5000 ms', () => {
    toasts.show({ title: 'Added', tone: 'success' });
    wait(4999);
    expect(titles()).toEqual(['Added']);
    wait(1);
    expect(titles()).toEqual([]);
  });

  test('DLG-22 a toast with a button closes after 8000 ms', () => {
    toasts.show({ title: 'Plain', tone: 'info' });
    toasts.show({ title: 'Removed', tone: 'info', action });
    wait(5000);
    expect(titles()).toEqual(['Removed']);
    wait(2999);
    expect(titles()).toEqual(['Removed']);
    wait(1);
    expect(titles()).toEqual([]);
  });

  test('DLG-24 a persistent toast never closes by itself', () => {
    toasts.show({ title: 'Sorry', tone: 'error', persistent: true });
    wait(600_000);
    expect(titles()).toEqual(['Sorry']);
  });

  test('DLG-24 hover or focus at 4900 ms pauses it; the timer continues afterwards', () => {
    toasts.show({ title: 'Added', tone: 'success' });
    wait(4900);
    toasts.pause(true);
    wait(60_000);
    expect(titles()).toEqual(['Added']);
    toasts.pause(false);
    wait(200);
    expect(titles()).toEqual([]);
  });

  test('DLG-24 a button removed with its focus does not pause the next ones', () => {
    toasts.show({ title: 'First', tone: 'info' });
    toasts.show({ title: 'Second', tone: 'info' });
    toasts.pause(true);
    toasts.dismiss(toasts.toasts[0]?.id ?? 0);
    wait(5000);
    expect(titles()).toEqual([]);
  });

  test('DLG-21 AMB-85 the same title is one toast: the first stays, and its timer restarts', () => {
    toasts.show({ title: 'Added', text: 'One', tone: 'success' });
    const id = toasts.toasts[0]?.id;
    wait(4000);
    toasts.show({ title: 'Added', text: 'Two', tone: 'success' });
    expect(toasts.toasts).toMatchObject([{ id, text: 'One' }]);
    wait(4000);
    expect(titles()).toEqual(['Added']);
    wait(1000);
    expect(titles()).toEqual([]);
  });

  test('DLG-22 four are shown at most; the next is shown when one closes, and none is lost', () => {
    for (const title of ['A', 'B', 'C', 'D', 'E']) toasts.show({ title, tone: 'info' });
    expect(titles()).toEqual(['A', 'B', 'C', 'D']);
    toasts.dismiss(toasts.toasts[1]?.id ?? 0);
    expect(titles()).toEqual(['A', 'C', 'D', 'E']);
  });

  test('pause with the page, and continue when it is active again', () => {
    toasts.show({ title: 'Added', tone: 'success' });
    rest();
    wait(10_000);
    expect(titles()).toEqual(['Added']);
    rest = toasts.activate();
    wait(5000);
    expect(titles()).toEqual([]);
  });
});

describe('notices', () => {
  test('persist if the failure says so, and are silent if it says so', () => {
    toasts.notice({ errorId: 'INV406', message: 'Gone', placement: 'toast' });
    toasts.notice({ errorId: 'ORD415', message: 'Stays', placement: 'persistent-toast' });
    toasts.notice({ errorId: 'AUT409', message: 'Nothing', placement: 'silent' });
    expect(titles()).toEqual(['Gone', 'Stays']);
    wait(600_000);
    expect(titles()).toEqual(['Stays']);
  });
});

test('a toast shown before the rules are loaded appears once they are', async () => {
  vi.useRealTimers();
  const early = new ToastsPresenter();
  const stop = early.activate();
  early.show({ title: 'First', tone: 'info' });
  early.show({ title: 'Second', tone: 'info' });
  await vi.waitFor(() => expect(early.toasts.map(({ title }) => title)).toEqual(['First', 'Second']));
  stop();
});
