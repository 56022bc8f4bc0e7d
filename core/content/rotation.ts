/** The message or slide that is shown, and for how many milliseconds. The index is always valid. */
export type Rotation = { readonly index: number; readonly waited: number };

export type RotationRules = {
  readonly count: number;
  /** Milliseconds per item; 0 does not rotate. */
  readonly everyMs: number;
  /** Whether the first item follows the last one. */
  readonly loops: boolean;
};

/** Converts seconds of content to milliseconds; invalid values are 0, which means no rotation (CNT-36, NAV-20). */
export const autorotateMs = (seconds: number | undefined): number =>
  seconds !== undefined && Number.isFinite(seconds) && seconds > 0 ? Math.round(seconds * 1000) : 0;

const start: Rotation = { index: 0, waited: 0 };

/**
 * Moves by one item, which resets the elapsed time.
 * Law: a step beyond an end goes round where the rotation loops and stays where it does not; a rotation always shows
 * one that exists.
 */
const step = (rotation: Rotation, by: number, { count, loops }: Pick<RotationRules, 'count' | 'loops'>): Rotation => {
  if (count <= 0) return start;
  const wanted = rotation.index + by;
  return { index: loops ? ((wanted % count) + count) % count : Math.min(Math.max(wanted, 0), count - 1), waited: 0 };
};

/**
 * Advances the rotation by elapsed time.
 * Law: time that passes in pieces moves as far as time that passes at once.
 */
const pass = (rotation: Rotation, milliseconds: number, rules: RotationRules): Rotation => {
  if (rules.everyMs <= 0 || rules.count < 2) return rotation;
  const waited = rotation.waited + milliseconds;
  const turns = Math.floor(waited / rules.everyMs);
  return { index: turns === 0 ? rotation.index : step(rotation, turns, rules).index, waited: waited % rules.everyMs };
};

export const Rotation = {
  start,
  step,
  pass,
  /** Shows an item, such as by its dot; an invalid index changes nothing. */
  show: (rotation: Rotation, index: number, count: number): Rotation =>
    Number.isInteger(index) && index >= 0 && index < count ? { index, waited: 0 } : rotation,
  /**
   * Whether the rotation advances: not while it is hovered or focused, or if reduced motion is preferred (CNT-37,
   * NAV-20).
   */
  runs: (context: {
    readonly isHovered: boolean;
    readonly isFocused: boolean;
    readonly reducedMotion: boolean;
  }): boolean => !context.isHovered && !context.isFocused && !context.reducedMotion,
} as const;
