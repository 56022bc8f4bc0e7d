import { makeAutoObservable, runInAction } from 'mobx';
import { type Video, type VideoPlayer } from '#core/content/video.ts';
import { breakpointAt, settingAt } from '#core/site/breakpoint.ts';

/** What playback depends on: the window, the shopper's preferences and the state of the page. */
export type PlaybackContext = {
  /** Width of the window in CSS pixels. */
  readonly width: () => number;
  /** Whether the shopper prefers less motion or less data: then nothing plays automatically. */
  readonly prefersReduced: () => boolean;
  /** Calls back once the page is idle. Returns the function that cancels that. */
  readonly whenIdle: (start: () => void) => () => void;
};

/**
 * A video behind text: it loads when the page is idle, pauses while it is not visible, and the shopper can stop it
 * (CNT-24, VID-08, WCAG 2.2.2).
 */
export class BackgroundVideoPresenter {
  /** The video for this width, if there is one. */
  video: Video | undefined = undefined;
  /** Once true, the video is loaded and stays, unless it cannot be played. */
  isWanted = false;
  /** The first frame is loaded, so the video can cover the poster. */
  isShown = false;
  isStopped = false;
  isVisible = true;
  readonly #media: VideoPlayer['media'];
  readonly #context: PlaybackContext;

  constructor({ media }: Pick<VideoPlayer, 'media'>, context: PlaybackContext) {
    this.#media = media;
    this.#context = context;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  get isRunning(): boolean {
    return this.isWanted && !this.isStopped && this.isVisible;
  }

  activate(): () => void {
    const { width, prefersReduced, whenIdle } = this.#context;
    this.video = settingAt(this.#media, breakpointAt(width()));
    this.isStopped = prefersReduced();
    return this.video === undefined || this.isStopped
      ? () => undefined
      : whenIdle(() =>
          runInAction(() => {
            this.isWanted = true;
          }),
        );
  }

  toggle(): void {
    this.isStopped = this.isWanted && !this.isStopped;
    this.isWanted = true;
  }

  show(): void {
    this.isShown = true;
  }

  /** Leaves the poster of a video that cannot be played; a press tries again. */
  fail(): void {
    this.isWanted = false;
    this.isShown = false;
    this.isStopped = true;
  }

  setVisible(isVisible: boolean): void {
    this.isVisible = isVisible;
  }
}
