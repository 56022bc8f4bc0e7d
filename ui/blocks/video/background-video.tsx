import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { backgroundPlayback, type VideoPlayer } from '#core/content/video.ts';
import { Icon } from '#ui/design/icon.tsx';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import { BackgroundVideoPresenter, type PlaybackContext } from './background-video.presenter.ts';
import { VideoElement } from './video-element.tsx';
import { prefersReduced, whenIdle } from './playback-preferences.ts';
import styles from './video.module.css';

const context: PlaybackContext = { width: () => innerWidth, prefersReduced, whenIdle };

/**
 * A muted, looping video over a poster, with a button that pauses and resumes it. `label` describes the video; without
 * one it is decorative.
 */
export const BackgroundVideo = observer(
  ({ player, label }: { readonly player: VideoPlayer; readonly label: string }): ReactNode => {
    const t = useTranslations('shell');
    const presenter = usePresenter(() => new BackgroundVideoPresenter(player, context));
    const { video, isWanted, isRunning, isShown } = presenter;
    const command = t(isRunning ? 'promo.pause' : 'promo.play');
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => {
      const node = place.current;
      if (node === null) return undefined;
      const observer = new IntersectionObserver((entries) =>
        presenter.setVisible(entries.some(({ isIntersecting }) => isIntersecting)),
      );
      observer.observe(node);
      return () => observer.disconnect();
    }, [presenter, video]);
    if (video === undefined) return null;
    return (
      <>
        <div ref={place} className={styles.behind} data-shown={isShown}>
          {isWanted && (
            <VideoElement
              video={video}
              playback={backgroundPlayback(false)}
              isRunning={isRunning}
              onPlaying={presenter.show}
              onUnplayable={presenter.fail}
            />
          )}
        </div>
        <button
          type="button"
          className={styles.toggle}
          aria-label={label === '' ? command : `${command}: ${label}`}
          onClick={presenter.toggle}
        >
          <Icon name={isRunning ? 'pause' : 'play'} size={20} />
        </button>
      </>
    );
  },
);
