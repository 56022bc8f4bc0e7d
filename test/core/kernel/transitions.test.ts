import { expect, test } from 'vitest';
import { transitions } from '#core/kernel/transitions.ts';

const lamp = transitions<'off' | 'on' | 'broken'>('A lamp', { off: ['on'], on: ['off', 'broken'], broken: [] });

test.each([
  ['off', 'on'],
  ['on', 'off'],
  ['on', 'broken'],
] as const)('a move that the table lists is made: from %s to %s', (from, to) => {
  expect(lamp.can(from, to)).toBe(true);
  expect(lamp.move(from, to)).toBe(to);
});

test.each([
  ['off', 'off'],
  ['off', 'broken'],
  ['on', 'on'],
  ['broken', 'on'],
  ['broken', 'off'],
  ['broken', 'broken'],
] as const)('every other one throws: from %s to %s', (from, to) => {
  expect(lamp.can(from, to)).toBe(false);
  expect(() => lamp.move(from, to)).toThrow(new RangeError(`A lamp cannot go from ${from} to ${to}`));
});
