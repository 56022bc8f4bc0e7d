import { makeAutoObservable } from 'mobx';
import type { PromoLine, PromoLines } from '#core/content/navigation.ts';
import { PROMO_BAR_CLOSED_KEY, shownMessages } from '#core/content/promo-bar.ts';
import { autorotateMs, Rotation, type RotationRules } from '#core/content/rotation.ts';

const TICK_MS = 250;

/** Session storage; accessing it may throw. */
type SessionMemory = () => Pick<Storage, 'getItem' | 'setItem'>;

const attempt = <Value>(act: () => Value): Value | undefined => {
  try {
    return act();
  } catch {
    return undefined;
  }
};

/** Lines that rotate, pause during hover or focus, and can be closed for the session (NAV-14, NAV-17, NAV-20). */
export class PromoBarPresenter {
  readonly lines: readonly PromoLine[];
  readonly closable: boolean;
  rotation: Rotation = Rotation.start;
  isClosed = false;
  isPaused = false;
  isHovered = false;
  isFocused = false;
  readonly #rules: RotationRules;
  readonly #memory: SessionMemory;
  readonly #prefersStillness: () => boolean;

  constructor(
    { messages, autorotateTime, closable }: PromoLines,
    memory: SessionMemory,
    prefersStillness: () => boolean,
  ) {
    this.lines = shownMessages(messages, { emptySections: [] });
    this.closable = closable;
    this.#rules = { count: this.lines.length, everyMs: autorotateMs(autorotateTime), loops: true };
    this.#memory = memory;
    this.#prefersStillness = prefersStillness;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** Whether the bar has controls: a single line has none and does not rotate (NAV-19). */
  get hasControls(): boolean {
    return this.lines.length > 1;
  }

  get rotates(): boolean {
    return this.hasControls && this.#rules.everyMs > 0;
  }

  activate(): () => void {
    this.isClosed = attempt(() => this.#memory().getItem(PROMO_BAR_CLOSED_KEY)) === 'true';
    this.isPaused = this.#prefersStillness();
    const timer = setInterval(this.pass, TICK_MS);
    return () => clearInterval(timer);
  }

  step(by: number): void {
    this.rotation = Rotation.step(this.rotation, by, this.#rules);
  }

  show(index: number): void {
    this.rotation = Rotation.show(this.rotation, index, this.lines.length);
  }

  toggle(): void {
    this.isPaused = !this.isPaused;
  }

  hover(isHovered: boolean): void {
    this.isHovered = isHovered;
  }

  focus(isFocused: boolean): void {
    this.isFocused = isFocused;
  }

  close(): void {
    this.isClosed = true;
    attempt(() => this.#memory().setItem(PROMO_BAR_CLOSED_KEY, 'true'));
  }

  private pass(): void {
    const { isHovered, isFocused, isPaused } = this;
    if (Rotation.runs({ isHovered, isFocused, reducedMotion: isPaused }))
      this.rotation = Rotation.pass(this.rotation, TICK_MS, this.#rules);
  }
}
