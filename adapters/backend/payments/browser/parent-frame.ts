const allowed = (document.body.dataset['shopOrigins'] ?? '').split(' ');

/**
 * Where messages are posted: to the parent's origin where the browser reveals it, also as the page that opened this
 * one, else to every allowed origin; browsers report those that the parent does not have. Nowhere outside a frame.
 */
const targets = (): readonly string[] => {
  if (window.parent === window) return [];
  const [parent] = 'ancestorOrigins' in location ? location.ancestorOrigins : [];
  if (parent !== undefined) return allowed.filter((origin) => origin === parent);
  const opener = allowed.filter((origin) => document.referrer.startsWith(`${origin}/`));
  return opener.length > 0 ? opener : allowed;
};

export type FrameMessage = Readonly<Record<string, unknown>>;

/** Posts a message to the shop's page; windows of other origins do not receive it. */
export const sendToShop = (message: FrameMessage): void => {
  for (const origin of targets()) window.parent.postMessage({ source: 'portico-payments', ...message }, origin);
};

/** Calls the listener with messages of the shop's page; others are ignored. */
export const onShopMessage = (listener: (message: FrameMessage) => void): void =>
  window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== window.parent || !allowed.includes(origin)) return;
    const message = fieldsOf(data);
    if (message['source'] === 'portico-shop') listener(message);
  });

/** The fields of an object; none of any other value. */
export const fieldsOf = (value: unknown): FrameMessage => Object.fromEntries(Object.entries(Object(value)));

/** The element with that id. Throws a TypeError if it is missing or of another kind. */
export const element = <Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind => {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new TypeError(`No ${kind.name} has the id ${id}`);
  return found;
};

const { documentElement: root } = document;
new ResizeObserver(() => sendToShop({ type: 'resize', height: root.offsetHeight })).observe(root);

// What the shopper has answered. The forms of such pages work without scripts.
const { message } = document.body.dataset;
if (message !== undefined) sendToShop(JSON.parse(message));
