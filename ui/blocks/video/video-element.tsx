import { useEffect, useRef, useState, type ReactNode } from 'react';
import { playStream } from '#adapters/browser/play-stream.ts';
import { playerOf, type Playback, type Video } from '#core/content/video.ts';
import { useSite } from '#ui/stores/storefront-context.ts';
import styles from './video.module.css';

type VideoElementProps = {
  readonly video: Video;
  readonly playback: Playback;
  /** Accessible name. Without one the video is decorative. */
  readonly label?: string;
  /** Whether the video plays; undefined leaves that to its controls. */
  readonly isRunning?: boolean;
  readonly onPlaying?: () => void;
};

/** Whether playback was stopped or replaced before it began, which is no failure. */
const isInterrupted = (reason: unknown): boolean => reason instanceof DOMException && reason.name === 'AbortError';

/** Reports a playback failure; the page shows nothing (VID-06). */
const reportFailure =
  (address: string) =>
  (reason: unknown): void => {
    if (!isInterrupted(reason))
      globalThis.reportError(new Error(`The video ${address} was not played: ${String(reason)}`, { cause: reason }));
  };

/**
 * A `video` element: plays a stream if there is one, else its file (VID-07). It starts at once, since it is rendered
 * only on request.
 */
export const VideoElement = ({ video, playback, label, isRunning, onPlaying }: VideoElementProps): ReactNode => {
  const { flags } = useSite();
  const element = useRef<HTMLVideoElement>(null);
  const [isFile, setIsFile] = useState(false);
  const player = playerOf(video, { hlsPlayer: flags.hlsPlayer && !isFile });
  const address = player._tag === 'none' ? '' : player.address;

  useEffect(() => {
    const node = element.current;
    if (node === null || address === '') return undefined;
    const report = reportFailure(address);
    const start = (): void => void node.play().catch(report);
    if (player._tag !== 'hls') {
      node.src = address;
      start();
      return () => node.removeAttribute('src');
    }
    const onFailure = (reason: string): void => {
      report(reason);
      setIsFile(true);
    };
    const undo = playStream(node, { address, onFailure });
    start();
    return undo;
  }, [player._tag, address]);

  useEffect(() => {
    const node = element.current;
    if (node === null || isRunning === undefined) return;
    if (isRunning) void node.play().catch(reportFailure(address));
    else node.pause();
  }, [isRunning, address]);

  // A video with a name replaces the pressed poster link, so it takes the focus.
  const hasName = label !== undefined;
  useEffect(() => {
    if (hasName) element.current?.focus({ preventScroll: true });
  }, [hasName]);

  const { autoplay, controls, loop, muted, playsInline } = playback;
  return (
    <video
      ref={element}
      className={styles.video}
      autoPlay={autoplay}
      controls={controls}
      loop={loop}
      muted={muted}
      playsInline={playsInline}
      width={video.width}
      height={video.height}
      aria-label={label}
      aria-hidden={!hasName}
      tabIndex={hasName ? 0 : -1}
      onPlaying={onPlaying}
    />
  );
};
