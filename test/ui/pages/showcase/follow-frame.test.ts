import { afterEach, describe, expect, test } from 'vitest';
import { followFrame } from '#ui/pages/showcase/follow-frame.ts';

const editor = 'https://cms.test';

/** A window in a frame: records where it scrolled, and what it sent to whom. */
const framed = () => {
  const target = new EventTarget();
  const sent: unknown[] = [];
  const parent = { postMessage: (data: unknown, origin: unknown) => void sent.push([data, origin]) };
  const view = {
    parent,
    scrollX: 0,
    scrollY: 0,
    scrollTo: ({ left = 0, top = 0 }: ScrollToOptions) => scroll(left, top),
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
    postMessage: () => undefined,
  };
  const scroll = (x: number, y: number): void => {
    Object.assign(view, { scrollX: x, scrollY: y });
    target.dispatchEvent(new Event('scroll'));
  };
  const receive = (data: unknown, origin = editor, source: unknown = parent): void => {
    target.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));
  };
  return { view: view as never as Window, sent, scroll, receive };
};

const to = (x: number, y: number) => ({ type: 'showcase:scroll', x, y });

describe('followFrame', () => {
  const ends: (() => void)[] = [];
  afterEach(() => ends.splice(0).forEach((end) => end()));
  const follow = (origins: readonly string[] = [editor]) => {
    const frame = framed();
    ends.push(followFrame(frame.view, origins));
    return frame;
  };

  test('SHOW-07 a message of the parent scrolls, without an answer; the own scroll sends a message', () => {
    const { view, sent, scroll, receive } = follow();
    receive(to(0, 300));
    expect([view.scrollY, sent]).toEqual([300, []]);
    scroll(0, 420);
    expect(sent).toEqual([[to(0, 420), editor]]);
  });

  test('SHOW-08 messages of other origins, of other windows and of other kinds change nothing', () => {
    const { view, sent, receive } = follow();
    receive(to(0, 300), 'https://evil.test');
    receive(to(0, 300), editor, {});
    receive({ type: 'scroll', y: 300 });
    receive(to(0, Number.NaN));
    expect([view.scrollY, sent]).toEqual([0, []]);
  });

  test('SHOW-08 without configured origins nothing is sent or followed', () => {
    const { view, sent, scroll, receive } = follow([]);
    scroll(0, 50);
    receive(to(0, 300));
    expect([view.scrollY, sent]).toEqual([50, []]);
  });

  test('a window without a frame around it does nothing, and an ended one neither', () => {
    const { view, sent, scroll } = follow();
    ends.splice(0).forEach((end) => end());
    scroll(0, 10);
    Object.assign(view, { parent: view });
    expect(followFrame(view, [editor])).toBeTypeOf('function');
    scroll(0, 20);
    expect(sent).toEqual([]);
  });
});
