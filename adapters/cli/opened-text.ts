import type { OpenShop } from './open-shop.ts';
import type { Settings } from './settings.ts';

/**
 * The last lines of a start: all addresses, including the address on which the process listens if it differs from the
 * public one, and what Ctrl-C stops.
 */
export const openedText = (
  { url, listeningUrl, paymentUrl }: Pick<OpenShop, 'url' | 'listeningUrl' | 'paymentUrl'>,
  settings: Pick<Settings, 'paymentUrl'>,
): string => {
  const rows = [
    ['Shop', url],
    ...(listeningUrl === url ? [] : [['Listening', listeningUrl]]),
    ['Payments', paymentUrl],
  ];
  const addresses = rows.map(([name = '', address]) => `  ${name.padEnd(10)} ${address}`).join('\n');
  return `\n${addresses}\n\n  Ctrl-C stops ${settings.paymentUrl === undefined ? 'both' : 'the shop'}.`;
};
