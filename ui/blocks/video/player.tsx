import { useCallback, useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Picture } from '#core/catalog/product.ts';
import { playbackOf, playerOf, type VideoPlayer } from '#core/content/video.ts';
import { breakpoints, breakpointAt, settingAt } from '#core/site/breakpoint.ts';
import { Icon } from '#ui/design/icon.tsx';
import { PictureView } from '#ui/design/picture.tsx';
import { useSite } from '#ui/stores/storefront-context.ts';
import { prefersReduced, whenIdle } from './playback-preferences.ts';
import { VideoElement, type Captions } from './video-element.tsx';
import styles from './video.module.css';

type PlayerProps = {
  readonly player: VideoPlayer;
  readonly poster: Picture;
  /** Accessible name of a video that has none. */
  readonly label: string;
  readonly captions?: Captions | undefined;
};

/** A YouTube video on the host that sets no cookies (VID-08). It replaces the pressed poster, so it takes the focus. */
const Embed = ({ address, label }: { readonly address: string; readonly label: string }): ReactNode => {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => frame.current?.focus({ preventScroll: true }), []);
  return (
    <iframe
      ref={frame}
      className={styles.embed}
      src={`${address}?autoplay=1&playsinline=1`}
      title={label}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
};

/** The video of a width; on the server, and until it is requested, that of the smallest width that has one. */
const videoOf = (media: VideoPlayer['media'], width: number | undefined) =>
  (width === undefined ? undefined : settingAt(media, breakpointAt(width))) ??
  breakpoints.map((breakpoint) => media[breakpoint]).find((video) => video !== undefined);

/**
 * A video behind its poster, which is a link that works without script; a press replaces it with the player, and nothing
 * of the video is requested before. One that starts by itself does so muted, unless the shopper prefers less motion or
 * data (VID-05 to VID-08).
 */
export const Player = ({ player, poster, label, captions }: PlayerProps): ReactNode => {
  const t = useTranslations('shell');
  const { flags } = useSite();
  const [start, setStart] = useState<'pressed' | 'automatic'>();
  const [isRunning, setIsRunning] = useState(true);
  const [isUnplayable, setIsUnplayable] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  // The poster comes back, and tries again. One that should start by itself leaves the page as it is (VID-06).
  const leave = useCallback(() => setStart(undefined), []);
  const fail = useCallback(() => {
    setStart(undefined);
    setIsUnplayable(true);
  }, []);
  useEffect(() => {
    if (isUnplayable) link.current?.focus({ preventScroll: true });
  }, [isUnplayable]);
  const { playerSettings: settings, media } = player;
  const video = videoOf(media, start === undefined ? undefined : innerWidth);
  const source = video && playerOf(video, flags);
  const isElsewhere = source?._tag === 'youtube';
  useEffect(
    () => (settings.autoplay && !isElsewhere && !prefersReduced() ? whenIdle(() => setStart('automatic')) : undefined),
    [settings.autoplay, isElsewhere],
  );
  if (video === undefined || source === undefined || source._tag === 'none') return null;
  const ask = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setIsUnplayable(false);
    setStart('pressed');
  };
  const name = video.seoTitle ?? label;
  const status = (
    <p className={styles.unplayable} role="status">
      {isUnplayable && t('promo.unplayable')}
    </p>
  );
  if (start === undefined)
    return (
      <div className={styles.frame}>
        <a
          ref={link}
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
        {status}
      </div>
    );
  if (isElsewhere)
    return (
      <div className={styles.frame}>
        <Embed address={source.address} label={name} />
      </div>
    );
  const isAutomatic = start === 'automatic';
  const playback = {
    ...playbackOf({ ...settings, autoplay: isAutomatic }, false),
    playsInline: true,
  };
  return (
    <div className={styles.frame}>
      <VideoElement
        video={video}
        playback={playback}
        label={name}
        takesFocus={!isAutomatic}
        captions={captions}
        onUnplayable={isAutomatic ? leave : fail}
        {...(playback.controls ? {} : { isRunning })}
      />
      {status}
      {!playback.controls && (
        <button
          type="button"
          className={styles.toggle}
          aria-label={`${t(isRunning ? 'promo.pause' : 'promo.play')}: ${name}`}
          onClick={() => setIsRunning(!isRunning)}
        >
          <Icon name={isRunning ? 'pause' : 'play'} size={20} />
        </button>
      )}
    </div>
  );
};
