import { useEffect, useRef, useState, type ReactNode } from 'react';
import { playStream } from '#adapters/browser/play-stream.ts';
import { playerOf, type Playback, type Video } from '#core/content/video.ts';
import { useSite } from '#ui/stores/storefront-context.ts';
import styles from './video.module.css';

type FilmProps = {
  readonly video: Video;
  readonly playback: Playback;
  /** What it shows, for those who do not see it. Without one it is decoration. */
  readonly label?: string;
  /** Whether it should run; undefined leaves that to its controls. */
  readonly isRunning?: boolean;
  readonly onPlaying?: () => void;
};

/** The film was stopped or replaced before it began to play: that is not a failure. */
const isInterrupted = (reason: unknown): boolean => reason instanceof DOMException && reason.name === 'AbortError';

/** A film that does not start, or not as a stream, is worth a line in the log and nothing on the page (VID-06). */
const reportFailure =
  (address: string) =>
  (reason: unknown): void => {
    if (!isInterrupted(reason))
      globalThis.reportError(new Error(`The film ${address} was not played: ${String(reason)}`, { cause: reason }));
  };

/**
 * The element that plays a film: a stream where there is one, else its file (VID-07). It starts at once, since it is
 * there only when it is wanted.
 */
export const Film = ({ video, playback, label, isRunning, onPlaying }: FilmProps): ReactNode => {
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

  // One that has a name came in the place of what was pressed for it, and keeps its focus.
  const hasName = label !== undefined;
  useEffect(() => {
    if (hasName) element.current?.focus({ preventScroll: true });
  }, [hasName]);

  const { autoplay, controls, loop, muted, playsInline } = playback;
  return (
    <video
      ref={element}
      className={styles.film}
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
