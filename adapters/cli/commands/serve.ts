import { build, isBuilt } from '../build.ts';
import { openShop } from '../open-shop.ts';
import type { Settings } from '../settings.ts';
import { stopSignal } from '../stop-signal.ts';

/** `portico serve`, and `npm start`: builds what is missing, opens everything, says where, and waits for Ctrl-C. */
export const serveCommand = async ({ dev }: { readonly dev: boolean }, settings: Settings): Promise<number> => {
  const progress = (line: string): void => console.log(line);
  if (!dev && !isBuilt()) {
    progress('Building the shop …');
    await build();
  }
  const shop = await openShop({ settings, progress, dev });
  console.log(`\n  Shop       ${shop.url}\n  Payments   ${shop.paymentUrl}\n\n  Ctrl-C stops both.`);
  await stopSignal();
  console.log('\nStopping …');
  await shop.close();
  return 0;
};
