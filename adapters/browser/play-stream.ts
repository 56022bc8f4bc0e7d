const PLAYLIST = 'application/vnd.apple.mpegurl';

type StreamOptions = {
  /** Address of the master playlist. */
  readonly address: string;
  /** Called at most once, with a reason for the log, if the stream cannot be played. */
  readonly onFailure: (reason: string) => void;
};

/**
 * Plays a stream in an element (VID-01): natively if the browser can, else with a library that is loaded now. The
 * library runs on the main thread, because the page's policy allows no workers. Returns a function that stops.
 */
export const playStream = (video: HTMLVideoElement, { address, onFailure }: StreamOptions): (() => void) => {
  if (video.canPlayType(PLAYLIST) !== '') {
    const report = (): void => onFailure(video.error?.message || 'no word from the browser');
    video.addEventListener('error', report, { once: true });
    video.src = address;
    return () => {
      video.removeEventListener('error', report);
      video.removeAttribute('src');
    };
  }
  let undo = (): void => undefined;
  let isOver = false;
  const fail = (reason: string): void => {
    if (!isOver) onFailure(reason);
    isOver = true;
  };
  import('hls.js/light').then(
    ({ default: Hls }) => {
      if (isOver) return;
      if (!Hls.isSupported()) return fail('no media source');
      const stream = new Hls({ enableWorker: false });
      undo = () => stream.destroy();
      stream.on(Hls.Events.ERROR, (_, { fatal, details }) => {
        if (fatal) fail(details);
      });
      stream.loadSource(address);
      stream.attachMedia(video);
    },
    (fault: unknown) => fail(String(fault)),
  );
  return () => {
    isOver = true;
    undo();
  };
};
