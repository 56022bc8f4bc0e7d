const allowed = (document.body.dataset['shopOrigins'] ?? '').split(' ');

/**
 * Origins to which messages are posted: the parent's origin where the browser reveals it, also as the page that opened
 * this one, else every allowed origin. Browsers report a message to an origin that the parent does not have. Empty outside
 * a frame.
 */
const targets = (): readonly string[] => {
  if (window.parent === window) return [];
  const [parent] = 'ancestorOrigins' in location ? location.ancestorOrigins : [];
  if (parent !== undefined) return allowed.filter((origin) => origin === parent);
  const opener = allowed.filter((origin) => document.referrer.startsWith(`${origin}/`));
  return opener.length > 0 ? opener : allowed;
};

/** Posts a message to the shop's page; windows of other origins do not receive it. */
export const sendToShop = (message: Readonly<Record<string, unknown>>): void => {
  for (const origin of targets()) window.parent.postMessage({ source: 'portico-payments', ...message }, origin);
};

/** Calls the listener with messages of the shop's page; others are ignored. */
export const onShopMessage = (listener: (message: Readonly<Record<string, unknown>>) => void): void =>
  window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== window.parent || !allowed.includes(origin) || typeof data !== 'object' || data === null) return;
    const message = Object.fromEntries(Object.entries(data));
    if (message['source'] === 'portico-shop') listener(message);
  });

new ResizeObserver(() => sendToShop({ type: 'resize', height: document.documentElement.offsetHeight })).observe(
  document.documentElement,
);
