/**
 * Which of several messages or slides is shown, and how long it has been, in milliseconds. A rotation always shows one
 * that exists.
 */
export type Rotation = { readonly index: number; readonly waited: number };

export type RotationRules = {
  readonly count: number;
  /** Milliseconds per turn; 0 stands still. */
  readonly everyMs: number;
  /** Whether the last one is followed by the first. */
  readonly loops: boolean;
};

/** Seconds, as content gives them, in milliseconds; what is no time is 0 and means still (CNT-36, NAV-20). */
export const autorotateMs = (seconds: number | undefined): number =>
  seconds !== undefined && Number.isFinite(seconds) && seconds > 0 ? Math.round(seconds * 1000) : 0;

const start: Rotation = { index: 0, waited: 0 };

/**
 * Any step restarts the wait.
 * Law: a step beyond an end goes round where the rotation loops and stays where it does not; a rotation always shows
 * one that exists.
 */
const step = (rotation: Rotation, by: number, { count, loops }: Pick<RotationRules, 'count' | 'loops'>): Rotation => {
  if (count <= 0) return start;
  const wanted = rotation.index + by;
  return { index: loops ? ((wanted % count) + count) % count : Math.min(Math.max(wanted, 0), count - 1), waited: 0 };
};

/**
 * Time that passes turns the rotation as often as its turns fit in.
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
  /** Shows the one asked for, such as by its dot; one that does not exist changes nothing. */
  show: (rotation: Rotation, index: number, count: number): Rotation =>
    Number.isInteger(index) && index >= 0 && index < count ? { index, waited: 0 } : rotation,
  /**
   * Whether time may pass: not while the pointer rests on it, something in it has the focus, or less motion is
   * preferred (CNT-37, NAV-20).
   */
  runs: (circumstances: {
    readonly isHovered: boolean;
    readonly isFocused: boolean;
    readonly reducedMotion: boolean;
  }): boolean => !circumstances.isHovered && !circumstances.isFocused && !circumstances.reducedMotion,
} as const;
