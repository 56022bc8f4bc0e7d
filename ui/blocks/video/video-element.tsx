import { useEffect, useRef, useState, type ReactNode } from 'react';
import { playStream } from '#adapters/browser/play-stream.ts';
import { playerOf, type Playback, type Video } from '#core/content/video.ts';
import { useSite } from '#ui/stores/storefront-context.ts';
import styles from './video.module.css';

/** A WebVTT file of captions. */
export type Captions = { readonly url: string; readonly language: string; readonly label: string };

type VideoElementProps = {
  readonly video: Video;
  readonly playback: Playback;
  /** Accessible name. Without one the video is decorative. */
  readonly label?: string;
  /** Whether the video plays; undefined leaves that to its controls. */
  readonly isRunning?: boolean;
  readonly onPlaying?: () => void;
  /** Called when neither the stream nor the file can be played. */
  readonly onUnplayable?: (() => void) | undefined;
  readonly captions?: Captions | undefined;
  /** Whether it takes the focus, because it replaces the pressed poster. Default: false. */
  readonly takesFocus?: boolean;
};

const isNamed = (reason: unknown, name: string): boolean => reason instanceof DOMException && reason.name === name;
/** Whether playback was stopped or replaced before it began, which is no failure. */
const isInterrupted = (reason: unknown): boolean => isNamed(reason, 'AbortError');
/** Whether the browser waits for a press on the controls of the video. */
const isWaitingForPress = (reason: unknown): boolean => isNamed(reason, 'NotAllowedError');

/** Reports a playback failure, once for an address (VID-06). */
const reportFailure =
  (address: string, reported: { current: string | undefined }) =>
  (reason: unknown): void => {
    if (isInterrupted(reason) || reported.current === address) return;
    reported.current = address;
    globalThis.reportError(new Error(`The video ${address} was not played: ${String(reason)}`, { cause: reason }));
  };

/**
 * A `video` element: plays a stream if there is one, else its file (VID-07). It starts at once, since it is rendered
 * only on request.
 */
export const VideoElement = ({
  video,
  playback,
  label,
  isRunning,
  onPlaying,
  ...props
}: VideoElementProps): ReactNode => {
  const { captions, takesFocus = false, onUnplayable } = props;
  const { flags } = useSite();
  /** The address whose failure is reported: one that does not play fails at every attempt. */
  const reported = useRef<string>(undefined);
  const element = useRef<HTMLVideoElement>(null);
  const [isFile, setIsFile] = useState(false);
  const player = playerOf(video, { hlsPlayer: flags.hlsPlayer && !isFile });
  const address = player._tag === 'none' ? '' : player.address;

  useEffect(() => {
    const node = element.current;
    if (node === null || address === '') return undefined;
    const report = reportFailure(address, reported);
    if (player._tag !== 'hls') {
      node.src = address;
      node.play().catch((reason: unknown) => {
        report(reason);
        if (!isInterrupted(reason) && !isWaitingForPress(reason)) onUnplayable?.();
      });
      return () => node.removeAttribute('src');
    }
    const onFailure = (reason: string): void => {
      report(reason);
      if (video.url === '') onUnplayable?.();
      setIsFile(true);
    };
    const undo = playStream(node, { address, onFailure });
    node.play().catch(report);
    return undo;
  }, [player._tag, address, video.url, onUnplayable]);

  useEffect(() => {
    const node = element.current;
    if (node === null || isRunning === undefined) return;
    if (isRunning) void node.play().catch(reportFailure(address, reported));
    else node.pause();
  }, [isRunning, address]);

  const hasName = label !== undefined;
  useEffect(() => {
    if (takesFocus) element.current?.focus({ preventScroll: true });
  }, [takesFocus]);

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
    >
      {captions !== undefined && captions.url !== '' && (
        <track kind="captions" src={captions.url} srcLang={captions.language} label={captions.label} default />
      )}
    </video>
  );
};
