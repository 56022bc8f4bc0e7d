import { describe, expect, test } from 'vitest';
import { deliveryDays } from '#core/catalog/delivery-estimate.ts';
import { Amount } from '#core/kernel/amount.ts';
import { formatMoney } from '#core/kernel/format-money.ts';
import { TOAST_TICK_MS } from '#core/notifications/toast-clock.ts';
import { percentSaved, percentText } from '#core/pricing/discount.ts';
import { featureFlags } from '#core/site/site-configuration.ts';
import { pageRequest } from '#core/site/page-request.ts';
import { RELOAD_GUARD_MS } from '#core/session/reload-guard.ts';
import { EXCHANGE_RETRY_MS } from '#core/session/session.ts';
import { clientFiles } from '#test/support/client-files.ts';

describe('configured constants', () => {
  test('CFG-09 changing a configured page size changes the requested count; favorites start at 0', () => {
    const pageSizes = { listing: 24, favorites: 12, savedForLater: 6 };
    expect(pageRequest({ pageSizes }, 'favorites')).toEqual({ start: 0, count: 12 });
    expect(pageRequest({ pageSizes: { ...pageSizes, favorites: 30 } }, 'favorites', 30)).toEqual({
      start: 30,
      count: 30,
    });
    expect(pageRequest({ pageSizes }, 'savedForLater')).toEqual({ start: 0, count: 6 });
  });

  test('CFG-17 there are twelve flags', () =>
    expect(featureFlags).toEqual([
      'favorites',
      'saveForLater',
      'expressCheckout',
      'simplifiedEnrollment',
      'priceRanges',
      'hlsPlayer',
      'shippingBotCheck',
      'associateMode',
      'addressValidation',
      'bnpl',
      'wallet',
      'skipInventoryCheck',
    ]));

  test('CFG-03 toast tick 200 ms; reload guard 10 s; token retry after 2 s', () =>
    expect([TOAST_TICK_MS, RELOAD_GUARD_MS, EXCHANGE_RETRY_MS]).toEqual([200, 10_000, 2_000]));

  test('CFG-05 currency shows the code for CAD, the symbol otherwise', () => {
    expect(formatMoney(Amount.of(1999), 'CAD', 'en-CA')).toMatch(/CAD/);
    expect(formatMoney(Amount.of(1999), 'USD', 'en-US')).toBe('$19.99');
    expect(formatMoney(Amount.of(1999), 'GBP', 'en-GB')).toBe('£19.99');
  });

  test('CFG-06 percent discount has one decimal', () => {
    expect(percentSaved(Amount.of(3000), Amount.of(2000))).toBe(33.3);
    expect(percentText(33.3, 'en-US')).toMatch(/^-?33\.3%$/);
  });

  test('CFG-07 same day counts as 0 days, else the first number of a range', () =>
    expect(['Same day', '2-4 business days'].map(deliveryDays)).toEqual([0, 2]));
});

/** Names of amounts and limits, followed by a number. */
const literal =
  /\b\w*(?:fee|spendCap|annualCap|capAmount|annualCredit|threshold|freeShipping|freeStandard)\w*\s*[:=]\s*(?:Amount\.of\()?\d/gi;

/** Amounts of the fixtures' caps, in whole or minor units, on a line that names a cap. */
const isCapAmount = (line: string): boolean =>
  /\b(?:2_?500|1_?500|1_?000)(?:_?00)?\b/.test(line) && /cap\b|credit|spend/i.test(line);

describe('CFG-18 caps, fees and thresholds come only from configuration or responses', () => {
  test('client code has no such literal', () => {
    expect(clientFiles.length).toBeGreaterThan(200);
    expect(
      clientFiles.flatMap(({ file, text }) => [...text.matchAll(literal)].map(([found]) => `${file}: ${found}`)),
    ).toEqual([]);
  });

  test('SPC-09 CFG-18 client code has no 2500, 1500 or 1000 next to a cap', () =>
    expect(
      clientFiles.flatMap(({ file, text }) =>
        text
          .split('\n')
          .filter(isCapAmount)
          .map((line) => `${file}: ${line.trim()}`),
      ),
    ).toEqual([]));

  test.each(['annualCap: 2500', 'CREDIT_CAP = 1_500;', 'annualCredit: Amount.of(100000)'])(
    'SPC-09 the search finds "%s"',
    (line) => expect(isCapAmount(line)).toBe(true),
  );

  test.each(['const shippingFee = 700;', 'freeShippingThreshold: 7500', 'annualCap: Amount.of(250000)'])(
    'a planted literal is found: %s',
    (text) => expect([...text.matchAll(literal)]).toHaveLength(1),
  );
});
