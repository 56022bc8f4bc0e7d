/**
 * Gives a frame of the payment provider the height that its page reports. A hidden page has none, and messages of other
 * windows and origins are ignored. Returns a function that stops.
 */
export const fitFrame = (frame: HTMLIFrameElement, origin: string): (() => void) => {
  const view = frame.ownerDocument.defaultView;
  const hear = ({ source, origin: sender, data }: MessageEvent<unknown>): void => {
    if (source !== frame.contentWindow || sender !== origin) return;
    const message = new Map<string, unknown>(Object.entries(Object(data)));
    const height = message.get('height');
    if (message.get('source') !== 'portico-payments' || message.get('type') !== 'resize') return;
    if (typeof height === 'number' && height > 0) frame.style.height = `${Math.ceil(height)}px`;
  };
  view?.addEventListener('message', hear);
  return () => view?.removeEventListener('message', hear);
};
