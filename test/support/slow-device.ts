import type { Page } from 'playwright';

/** Slows down a page from now on: a fourth of the processor, and a response after 300 ms at the earliest. */
export const onSlowDevice = async (page: Page): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 200_000,
    uploadThroughput: 100_000,
  });
};
