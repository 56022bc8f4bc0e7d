import '#core/failures/every-language.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CartFlash } from '#core/cart/flash.ts';
import { deliveryFlags } from '#core/failures/delivery-flags.ts';
import { DeliveryNotices } from '#core/notifications/delivery-notice.ts';
import { law } from '#test/support/law.ts';

const changed = (flag: string): CartFlash => ({ _tag: 'DeliveryChanged', flag });
const english = { language: 'en-US' };
const hear = (notices: DeliveryNotices, ...flashes: readonly CartFlash[]): DeliveryNotices =>
  DeliveryNotices.hear(notices, flashes, english);
const shown = ({ shown: notices }: DeliveryNotices): readonly string[] => notices.map(({ flag }) => flag);

describe('DeliveryNotices', () => {
  test('CART-35 CART-36 six changes are told at the top, in six texts', () => {
    const { shown: notices } = hear(DeliveryNotices.none, ...deliveryFlags.map(changed));
    expect(notices.map(({ flag }) => flag)).toEqual(deliveryFlags);
    expect(new Set(notices.map(({ message }) => message)).size).toBe(6);
    expect(notices.every(({ placement, message }) => placement === 'top' && message !== '')).toBe(true);
  });

  test('CART-36 an unknown flag and other flashes are ignored', () =>
    expect(
      hear(
        DeliveryNotices.none,
        changed('HOME_TO_STORE'),
        { _tag: 'InvalidShippingAddress' },
        { _tag: 'Unknown', code: 'X' },
      ),
    ).toEqual(DeliveryNotices.none));

  test('AMB-34 home to store is no change that is told', () => expect(deliveryFlags).not.toContain('HOME_TO_STORE'));

  test('CHK-35 a notice stays until it is dismissed, also when later answers say nothing of it', () => {
    const told = hear(DeliveryNotices.none, changed('PICKUP_TO_HOME'));
    expect(shown(hear(hear(told), changed('HOME_TO_PICKUP')))).toEqual(['PICKUP_TO_HOME', 'HOME_TO_PICKUP']);
    expect(shown(DeliveryNotices.dismiss(told, 'PICKUP_TO_HOME'))).toEqual([]);
  });

  test('CHK-35 a dismissed one does not come back while answers repeat it, and is told anew after an answer without it', () => {
    const dismissed = DeliveryNotices.dismiss(hear(DeliveryNotices.none, changed('PICKUP_TO_HOME')), 'PICKUP_TO_HOME');
    const repeated = hear(hear(dismissed, changed('PICKUP_TO_HOME')), changed('PICKUP_TO_HOME'));
    expect(shown(repeated)).toEqual([]);
    expect(shown(hear(hear(repeated), changed('PICKUP_TO_HOME')))).toEqual(['PICKUP_TO_HOME']);
  });

  test('dismissing what is not shown changes nothing', () =>
    expect(DeliveryNotices.dismiss(DeliveryNotices.none, 'PICKUP_TO_HOME')).toEqual(DeliveryNotices.none));

  const flash = fc.constantFrom(...deliveryFlags, 'HOME_TO_STORE').map(changed);
  const story = fc.array(fc.oneof(fc.array(flash, { maxLength: 3 }), fc.constantFrom(...deliveryFlags)), {
    maxLength: 12,
  });

  law('CHK-35 each flag has one notice, and it leaves by being dismissed alone', [story], (steps) => {
    let notices = DeliveryNotices.none;
    for (const step of steps) {
      const before = shown(notices);
      notices =
        typeof step === 'string'
          ? DeliveryNotices.dismiss(notices, step)
          : DeliveryNotices.hear(notices, step, english);
      expect(new Set(shown(notices)).size).toBe(notices.shown.length);
      expect(before.filter((flag) => !shown(notices).includes(flag))).toEqual(
        typeof step === 'string' && before.includes(step) ? [step] : [],
      );
    }
  });
});
