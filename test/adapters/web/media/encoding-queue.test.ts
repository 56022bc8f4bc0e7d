import { expect, test } from 'vitest';
import { makeEncodingQueue } from '#adapters/web/media/encoding-queue.ts';

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A queue whose encodings end when the test releases them, and the names of the started ones. */
const openQueue = () => {
  const queue = makeEncodingQueue({ running: 2, waiting: 3 });
  const begun: string[] = [];
  const ends = new Map<string, { readonly resolve: () => void; readonly reject: (fault: Error) => void }>();
  const encode = (name: string) => (): Promise<void> => {
    begun.push(name);
    return new Promise((resolve, reject) => ends.set(name, { resolve, reject }));
  };
  return {
    begun,
    run: (name: string) => queue.run(encode(name)),
    later: (name: string) => queue.runLater(encode(name)),
    end: async (name: string, fault?: Error) => {
      if (fault === undefined) ends.get(name)?.resolve();
      else ends.get(name)?.reject(fault);
      await settled();
    },
  };
};

test('two encodings run at a time, the others in order', async () => {
  const { run, begun, end } = openQueue();
  for (const name of ['a', 'b', 'c', 'd']) void run(name);
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  expect(begun).toEqual(['a', 'b', 'c']);
});

test('a queue without settings runs at most two encodings, so that half of the thread pool stays free for files', async () => {
  const queue = makeEncodingQueue();
  const ends: (() => void)[] = [];
  for (let count = 0; count < 10; count += 1) void queue.run(() => new Promise<void>((resolve) => ends.push(resolve)));
  expect(ends.length).toBeGreaterThan(0);
  expect(ends.length).toBeLessThanOrEqual(2);
  for (let ended = 0; ended < 10; ended += 1) {
    ends[ended]?.();
    await settled();
  }
  expect(ends).toHaveLength(10);
});

test('beyond the limit of waiting encodings one is refused, until one has ended', async () => {
  const { run, end } = openQueue();
  const asked = ['a', 'b', 'c', 'd', 'e', 'f'].map(run);
  expect(asked.map((one) => one !== undefined)).toEqual([true, true, true, true, true, false]);
  await end('a');
  expect(run('g')).toBeDefined();
});

test('a failing one rejects for its caller and lets the next run', async () => {
  const { run, begun, end } = openQueue();
  const failing = expect(run('a')).rejects.toThrow('unreadable');
  void run('b');
  void run('c');
  await end('a', new Error('unreadable'));
  await failing;
  expect(begun).toEqual(['a', 'b', 'c']);
});

test('background encodings run one at a time and only while nothing else waits', async () => {
  const { run, later, begun, end } = openQueue();
  expect(['l1', 'l2', 'l3', 'l4', 'l5'].map(later)).toEqual([true, true, true, true, false]);
  expect(begun).toEqual(['l1']);
  void run('a');
  void run('b');
  await end('l1');
  expect(begun).toEqual(['l1', 'a', 'b']);
  await end('a');
  expect(begun).toEqual(['l1', 'a', 'b', 'l2']);
});
