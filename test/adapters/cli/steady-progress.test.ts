import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { steadyProgress } from '#adapters/cli/steady-progress.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a long step is printed again every five seconds, with its seconds, until the next one or the end', () => {
  const lines: string[] = [];
  const { progress, done } = steadyProgress((line) => lines.push(line));
  progress('Opening the embedded database in .portico …');
  vi.advanceTimersByTime(4999);
  expect(lines).toEqual(['Opening the embedded database in .portico …']);
  vi.advanceTimersByTime(5001);
  expect(lines.slice(1)).toEqual([
    'Opening the embedded database in .portico: 5 s',
    'Opening the embedded database in .portico: 10 s',
  ]);
  progress('Filling the catalog');
  vi.advanceTimersByTime(5000);
  done();
  vi.advanceTimersByTime(60_000);
  expect(lines.slice(3)).toEqual(['Filling the catalog', 'Filling the catalog: 5 s']);
});
