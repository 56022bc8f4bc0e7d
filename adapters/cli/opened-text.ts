import type { OpenShop } from './open-shop.ts';
import type { Settings } from './settings.ts';

/**
 * What a start ends with: every address, that which the shop listens on where shoppers know it by another, and what
 * Ctrl-C stops.
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
