import { describe, expect, test } from 'vitest';
import { openedText } from '#adapters/cli/opened-text.ts';

const local = {
  url: 'http://127.0.0.1:3000',
  listeningUrl: 'http://127.0.0.1:3000',
  paymentUrl: 'http://127.0.0.1:3001',
};

describe('the last lines of a start are', () => {
  test('both addresses, and that Ctrl-C stops both', () => {
    expect(openedText(local, {})).toBe(
      '\n  Shop       http://127.0.0.1:3000\n  Payments   http://127.0.0.1:3001\n\n  Ctrl-C stops both.',
    );
  });

  test('that Ctrl-C stops the shop, if PAYMENT_URL is another process', () => {
    expect(openedText({ ...local, paymentUrl: 'https://pay.test' }, { paymentUrl: 'https://pay.test' })).toMatch(
      /Ctrl-C stops the shop\.$/,
    );
  });

  test('the address that it listens on, if PUBLIC_URL differs', () => {
    expect(openedText({ ...local, url: 'https://shop.test' }, {})).toContain(
      '  Shop       https://shop.test\n  Listening  http://127.0.0.1:3000\n  Payments ',
    );
  });
});
