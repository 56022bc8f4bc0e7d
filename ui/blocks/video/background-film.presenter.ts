import { makeAutoObservable, runInAction } from 'mobx';
import { type Video, type VideoPlayer } from '#core/content/video.ts';
import { breakpointAt, settingAt } from '#core/site/breakpoint.ts';

/** What playback depends on: the window, the shopper's preferences and the load of the page. */
export type PlaybackContext = {
  /** Of the window, in CSS pixels. */
  readonly width: () => number;
  /** Whether the shopper prefers less motion or less data: then nothing starts by itself. */
  readonly isSparing: () => boolean;
  /** Calls back once the page is idle; the function that it returns cancels that. */
  readonly whenIdle: (start: () => void) => () => void;
};

/**
 * A film behind words: it comes when the page is at rest, can be stopped for good, and rests while it is out of sight
 * (CNT-24, VID-08, WCAG 2.2.2).
 */
export class BackgroundFilmPresenter {
  /** The film of this width, where there is one. */
  video: Video | undefined = undefined;
  /** Fetched once it is wanted, and then kept. */
  isWanted = false;
  /** The first frame is there, so that it may cover the poster. */
  isShown = false;
  isStopped = false;
  isInSight = true;
  readonly #media: VideoPlayer['media'];
  readonly #context: PlaybackContext;

  constructor({ media }: Pick<VideoPlayer, 'media'>, context: PlaybackContext) {
    this.#media = media;
    this.#context = context;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  get isRunning(): boolean {
    return this.isWanted && !this.isStopped && this.isInSight;
  }

  activate(): () => void {
    const { width, isSparing, whenIdle } = this.#context;
    this.video = settingAt(this.#media, breakpointAt(width()));
    this.isStopped = isSparing();
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

  see(isInSight: boolean): void {
    this.isInSight = isInSight;
  }
}
