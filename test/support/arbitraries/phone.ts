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

/** A British number without its zero: with an area code of two, three or four digits, of no area, or a mobile number. */
export const nationalBritishPhone = fc.oneof(
  fc.tuple(fc.constantFrom('71', '74', '75', '77', '79'), digits(8)).map((parts) => parts.join('')),
  fc.tuple(fc.constantFrom('20', '23', '24', '28', '29'), digits(8)).map((parts) => parts.join('')),
  fc
    .tuple(fc.constantFrom('113', '114', '117', '121', '131', '141', '151', '161', '191', '300', '333'), digits(7))
    .map((parts) => parts.join('')),
  fc.tuple(fc.constantFrom('1223', '1463', '1632', '1904'), digits(6)).map((parts) => parts.join('')),
);
