import { useState, type MouseEvent, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { playbackOf, playerOf } from '#core/content/video.ts';
import { breakpoints, breakpointAt, settingAt } from '#core/site/breakpoint.ts';
import { Icon } from '#ui/design/icon.tsx';
import { PictureView } from '#ui/design/picture.tsx';
import { useSite } from '#ui/stores/storefront-context.ts';
import type { BlockProps } from '../registry.ts';
import section from '#ui/features/page/section.module.css';
import { VideoElement } from './video-element.tsx';
import styles from './video.module.css';

/**
 * A video behind its poster (CNT-51, CNT-67). The poster is a link to the video, which works without script; a click
 * replaces it with the player. A YouTube video opens in a new window on the host that sets no cookies: the content
 * security policy allows no other host in frames.
 */
export const View = ({ block }: BlockProps<'video'>): ReactNode => {
  const t = useTranslations('shell');
  const { flags } = useSite();
  const [isRequested, setIsRequested] = useState(false);
  const { title, text, poster, player } = block;
  const narrow = breakpoints.map((breakpoint) => player.media[breakpoint]).find((video) => video !== undefined);
  const video = isRequested ? (settingAt(player.media, breakpointAt(innerWidth)) ?? narrow) : narrow;
  if (video === undefined) return null;
  const source = playerOf(video, flags);
  if (source._tag === 'none') return null;
  const isElsewhere = source._tag === 'youtube';
  const ask = (event: MouseEvent): void => {
    if (isElsewhere || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setIsRequested(true);
  };
  const caption = text ?? video.seoDescription;
  return (
    <section className={section.section}>
      <figure className={styles.figure}>
        <div className={styles.frame}>
          {isRequested ? (
            <VideoElement
              video={video}
              playback={{
                ...playbackOf({ ...player.playerSettings, autoplay: false, hideControls: false }, false),
                playsInline: true,
              }}
              label={video.seoTitle ?? title}
            />
          ) : (
            <a
              className={styles.poster}
              href={isElsewhere || video.url === '' ? source.address : video.url}
              target={isElsewhere ? '_blank' : '_self'}
              rel={isElsewhere ? 'noopener' : undefined}
              onClick={ask}
            >
              <PictureView picture={poster} sizes="(min-width: 80rem) 75rem, 100vw" cover />
              <span className={styles.play}>
                <Icon name="play" size={24} />
                {t('promo.play')}
              </span>
            </a>
          )}
        </div>
        <figcaption className={styles.caption}>
          <h2>{title}</h2>
          {caption !== undefined && <p>{caption}</p>}
        </figcaption>
      </figure>
    </section>
  );
};
