import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { SerialQueue } from '#ui/kernel/serial-queue.ts';

/** A job of the given number of turns of the event loop, which records its start and its end. */
const jobOf =
  (log: string[], { name, turns, fails }: { readonly name: number; readonly turns: number; readonly fails: boolean }) =>
  async (): Promise<number> => {
    log.push(`start ${name}`);
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
    log.push(`end ${name}`);
    if (fails) throw new Error(`job ${name}`);
    return name;
  };

test('jobs run one at a time in the order of their calls, whether short, long or failing', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ turns: fc.nat({ max: 5 }), fails: fc.boolean() }), { maxLength: 12 }),
      async (jobs) => {
        const queue = new SerialQueue();
        const log: string[] = [];
        const results = await Promise.allSettled(jobs.map((job, name) => queue.run(jobOf(log, { name, ...job }))));
        expect(log).toEqual(jobs.flatMap((_, name) => [`start ${name}`, `end ${name}`]));
        expect(results.map(({ status }) => status)).toEqual(
          jobs.map(({ fails }) => (fails ? 'rejected' : 'fulfilled')),
        );
      },
    ),
  );
});

test('a job that throws before it is asynchronous rejects, and the next one runs', async () => {
  const queue = new SerialQueue();
  const broken = queue.run(() => {
    throw new Error('at once');
  });
  const next = queue.run(() => Promise.resolve('next'));
  await expect(broken).rejects.toThrow('at once');
  expect(await next).toBe('next');
});

test('a job that is added while another one runs starts after it', async () => {
  const queue = new SerialQueue();
  const log: string[] = [];
  const outer = queue.run(async () => {
    void queue.run(jobOf(log, { name: 2, turns: 0, fails: false }));
    await jobOf(log, { name: 1, turns: 3, fails: false })();
  });
  await outer;
  await queue.run(() => Promise.resolve());
  expect(log).toEqual(['start 1', 'end 1', 'start 2', 'end 2']);
});
