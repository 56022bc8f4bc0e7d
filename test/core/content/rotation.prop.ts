import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { autorotateMs, Rotation, type RotationRules } from '#core/content/rotation.ts';
import { law } from '#test/support/law.ts';

const rules: fc.Arbitrary<RotationRules> = fc.record({
  count: fc.integer({ min: 1, max: 6 }),
  everyMs: fc.constantFrom(0, 1, 700, 5000),
  loops: fc.boolean(),
});
const pieces = fc.array(fc.nat(9000), { maxLength: 8 });

describe('rotation', () => {
  test.each([
    [5, 5000],
    [0, 0],
    [0.5, 500],
    [-1, 0],
    [undefined, 0],
    [Number.NaN, 0],
    [Infinity, 0],
  ])('CNT-36 %s s are %d ms', (seconds, ms) => expect(autorotateMs(seconds)).toBe(ms));

  test('NAV-20 5 seconds move at 5000 ms, 0 never', () => {
    const five = { count: 3, everyMs: autorotateMs(5), loops: true };
    const waiting = Rotation.pass(Rotation.start, 4999, five);
    expect(waiting.index).toBe(0);
    expect(Rotation.pass(waiting, 1, five)).toEqual({ index: 1, waited: 0 });
    expect(Rotation.pass(Rotation.start, 86_400_000, { ...five, everyMs: autorotateMs(0) })).toEqual(Rotation.start);
  });

  law('time that passes in pieces moves as far as time that passes at once', [rules, pieces], (rule, parts) =>
    expect(parts.reduce((rotation, ms) => Rotation.pass(rotation, ms, rule), Rotation.start)).toEqual(
      Rotation.pass(
        Rotation.start,
        parts.reduce((sum, ms) => sum + ms, 0),
        rule,
      ),
    ),
  );

  law(
    'a rotation always shows one that exists',
    [
      rules,
      fc.array(
        fc.oneof(
          fc.integer({ min: -7, max: 7 }).map((by) => ({ by })),
          fc.nat(20_000).map((ms) => ({ ms })),
          fc.integer({ min: -1, max: 7 }).map((show) => ({ show })),
        ),
      ),
    ],
    (rule, commands) => {
      let rotation = Rotation.start;
      for (const command of commands) {
        if ('by' in command) rotation = Rotation.step(rotation, command.by, rule);
        else if ('ms' in command) rotation = Rotation.pass(rotation, command.ms, rule);
        else rotation = Rotation.show(rotation, command.show, rule.count);
        expect(rotation.index).toBeGreaterThanOrEqual(0);
        expect(rotation.index).toBeLessThan(rule.count);
      }
    },
  );

  law(
    'a step beyond an end goes round where the rotation loops and stays where it does not',
    [fc.integer({ min: 1, max: 6 })],
    (count) => {
      const last = { index: count - 1, waited: 3 };
      expect(Rotation.step(last, 1, { count, loops: true })).toEqual({ index: 0, waited: 0 });
      expect(Rotation.step(Rotation.start, -1, { count, loops: true })).toEqual({ index: count - 1, waited: 0 });
      expect(Rotation.step(last, 1, { count, loops: false }).index).toBe(count - 1);
      expect(Rotation.step(Rotation.start, -1, { count, loops: false }).index).toBe(0);
    },
  );

  test('NAV-19 a single message never moves and has no next one', () => {
    expect(Rotation.pass(Rotation.start, 60_500, { count: 1, everyMs: 1000, loops: true })).toEqual(Rotation.start);
    expect(Rotation.step(Rotation.start, 1, { count: 0, loops: true })).toEqual(Rotation.start);
  });

  test('NAV-14 a dot shows its message, and restarts the delay', () => {
    expect(Rotation.show({ index: 0, waited: 40 }, 2, 3)).toEqual({ index: 2, waited: 0 });
    expect(Rotation.show({ index: 0, waited: 40 }, 3, 3)).toEqual({ index: 0, waited: 40 });
  });

  test.each([
    [false, false, false, true],
    [true, false, false, false],
    [false, true, false, false],
    [false, false, true, false],
  ])('NAV-20 CNT-37 hovered %s, focused %s, less motion %s: it runs %s', (isHovered, isFocused, reducedMotion, runs) =>
    expect(Rotation.runs({ isHovered, isFocused, reducedMotion })).toBe(runs),
  );
});
