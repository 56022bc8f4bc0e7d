/** A message of a page of the payment provider; its fields are not checked. */
export type ProviderMessage = Readonly<Record<string, unknown>>;

/**
 * Calls the listener with the messages of the provider's page in a frame; those of other windows and origins are ignored.
 * Returns a function that stops. The card fields, which load with the script of forms, have a listener of their own.
 */
export const hearProvider = (
  frame: HTMLIFrameElement,
  origin: string,
  listener: (message: ProviderMessage) => void,
): (() => void) => {
  const view = frame.ownerDocument.defaultView;
  const hear = ({ source, origin: sender, data }: MessageEvent<unknown>): void => {
    if (source !== frame.contentWindow || sender !== origin || typeof data !== 'object' || data === null) return;
    const message: ProviderMessage = Object.fromEntries(Object.entries(data));
    if (message['source'] === 'portico-payments') listener(message);
  };
  view?.addEventListener('message', hear);
  return () => view?.removeEventListener('message', hear);
};

/** Gives a frame the height that its page reports; a hidden page has none. Returns a function that stops. */
export const fitFrame = (frame: HTMLIFrameElement, origin: string): (() => void) =>
  hearProvider(frame, origin, ({ type, height }) => {
    if (type === 'resize' && typeof height === 'number' && height > 0) frame.style.height = `${Math.ceil(height)}px`;
  });
