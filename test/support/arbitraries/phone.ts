import fc from 'fast-check';

const digits = (count: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: count, maxLength: count });

/** Ten digits of North America: area code and exchange start with 2 to 9. */
export const northAmericanPhone = fc
  .tuple(fc.integer({ min: 2, max: 9 }), digits(2), fc.integer({ min: 2, max: 9 }), digits(6))
  .map(([area, rest, exchange, line]) => `${area}${rest}${exchange}${line}`);

/** A British mobile number without its zero. */
export const britishPhone = digits(9).map((rest) => `7${rest}`);

/** Anything that a person, a browser or an attacker may enter into a phone field. */
export const typedPhone = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'0123456789+() -.x'), maxLength: 24 }),
  fc.string({ unit: 'binary', maxLength: 16 }),
  fc
    .tuple(
      fc.constantFrom('+44', '0044', '+1', '1', '0', '+44 (0)', '+44 (0)0', '44', '00', ''),
      fc.oneof(northAmericanPhone, britishPhone),
    )
    .map(([start, rest]) => start + rest),
);
