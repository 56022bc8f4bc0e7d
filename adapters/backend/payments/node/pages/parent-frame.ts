const allowed = (document.body.dataset['shopOrigins'] ?? '').split(' ');

/**
 * Where the frame around this page may be: its origin if the browser sends it, else each origin that may frame us. None
 * without a frame.
 */
const targets = (): readonly string[] => {
  if (window.parent === window) return [];
  const [parent] = 'ancestorOrigins' in location ? location.ancestorOrigins : [];
  return parent === undefined ? allowed : allowed.filter((origin) => origin === parent);
};

/** Sends a message to the shop; no other window receives it. */
export const tellShop = (message: Readonly<Record<string, unknown>>): void => {
  for (const origin of targets()) window.parent.postMessage({ source: 'portico-payments', ...message }, origin);
};

/** Calls back with what the shop's own page says to this one. */
export const hearShop = (listener: (message: Readonly<Record<string, unknown>>) => void): void =>
  window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== window.parent || !allowed.includes(origin) || typeof data !== 'object' || data === null) return;
    const message = Object.fromEntries(Object.entries(data));
    if (message['source'] === 'portico-shop') listener(message);
  });
