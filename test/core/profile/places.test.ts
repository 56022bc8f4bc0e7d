import { describe, expect, test } from 'vitest';
import { isPoBox } from '#core/profile/po-box.ts';
import { isPostalCode, normalizePostalCode } from '#core/profile/postal-code.ts';
import { regionCode, regionsOf } from '#core/profile/region.ts';

test.each([
  ['PO Box 12', true],
  ['p.o. box 12', true],
  ['P O Box 9', true],
  ['POBox 4', true],
  ['P O  B O X 12', true],
  ['PO-Box 12', true],
  ['P/O Box 12', true],
  ['P0 Box 12', true],
  ['PO#12', true],
  ['Ｐ.Ｏ. Box 12', true],
  ['Post Office Box 3', true],
  ['POB 77', true],
  ['Unit 4, P.O.Box 1', true],
  ['Case postale 12', true],
  ['C.P. 120', true],
  ['Boîte postale 5', true],
  ['Postal box 5', true],
  ['B.P. 12', true],
  ['12 Polo Box Street', false],
  ['Box Hill Road 3', false],
  ['5 Poplar Street', false],
  ['12 Po Boxwood Lane', false],
  ['Po #', false],
  ['12 Post Street', false],
  ['1 CPR Way', false],
  ['', false],
])('SHP500 "%s" is a PO box: %s', (line, is) => expect(isPoBox(line)).toBe(is));

describe('ADR-07 postal codes', () => {
  test.each([
    ['US', '94105', '94105'],
    ['US', ' 941051234 ', '94105-1234'],
    ['US', '94105-1234', '94105-1234'],
    ['CA', 'h2x1y4', 'H2X 1Y4'],
    ['CA', 'H2X-1Y4', 'H2X 1Y4'],
    ['GB', 'sw1a1aa', 'SW1A 1AA'],
    ['GB', 'M1  1AE', 'M1 1AE'],
    ['FR', ' 75001 ', '75001'],
  ])('in %s %s is written %s', (country, typed, written) => {
    expect(normalizePostalCode(typed, country)).toBe(written);
    expect(isPostalCode(written, country)).toBe(true);
  });

  test.each([
    ['US', '9410'],
    ['US', '00000'],
    ['US', '00012-3456'],
    ['US', 'H2X 1Y4'],
    ['CA', 'D2X 1Y4'],
    ['CA', '94105'],
    ['GB', '94105'],
    ['GB', 'SW1A'],
    ['FR', ''],
  ])('in %s %s is not a postal code', (country, typed) =>
    expect(isPostalCode(normalizePostalCode(typed, country), country)).toBe(false),
  );
});

describe('ADR-06 regions', () => {
  test('the United States list 50 states and the District, Canada 13 provinces and territories, other countries none', () => {
    expect(regionsOf('US')).toHaveLength(51);
    expect(regionsOf('CA')).toHaveLength(13);
    expect(
      regionsOf('CA', 'fr-CA')
        .map(({ code }) => code)
        .sort(),
    ).toEqual(
      regionsOf('CA')
        .map(({ code }) => code)
        .sort(),
    );
    expect(regionsOf('GB')).toEqual([]);
  });

  test.each([
    ['ca', 'US', 'CA'],
    ['California', 'US', 'CA'],
    ['québec', 'CA', 'QC'],
    ['Quebec', 'CA', 'QC'],
    ['Nova Scotia', 'CA', 'NS'],
    [' Atlantis ', 'US', 'Atlantis'],
    ['', 'US', ''],
  ])('%s in %s is %s', (text, country, code) => expect(regionCode(text, country)).toBe(code));
});
