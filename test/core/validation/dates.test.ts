import { ruleTextsOf } from '#core/validation/all-rule-texts.ts';
import { describe, expect, test } from 'vitest';
import {
  DATE_PLACEHOLDER,
  DEFAULT_DATE_FORMAT,
  dateAsIn,
  dateFormats,
  dateText,
  isoDate,
} from '#core/validation/date-format.ts';
import { dateIn, notAfter, notBefore } from '#core/validation/date-rules.ts';
import { ruleText } from '#core/validation/rule.ts';
import { configuration } from '#adapters/composition/sites.ts';

describe('dates', () => {
  test.each([
    ['29/02/2024', 'DD/MM/YYYY', true],
    ['29/02/2023', 'DD/MM/YYYY', false],
    ['29/02/1900', 'DD/MM/YYYY', false],
    ['29/02/2000', 'DD/MM/YYYY', true],
    ['02/29/2024', 'MM/DD/YYYY', true],
    ['02/29/2023', 'MM/DD/YYYY', false],
    ['30/04/2024', 'DD/MM/YYYY', true],
    ['31/12/1999', 'DD/MM/YYYY', true],
    ['13/01/2024', 'MM/DD/YYYY', false],
    ['1/1/2024', 'DD/MM/YYYY', false],
    ['01/01/24', 'DD/MM/YYYY', false],
    ['00/01/2024', 'DD/MM/YYYY', false],
    ['01/00/2024', 'DD/MM/YYYY', false],
    ['01/01/0000', 'DD/MM/YYYY', false],
    ['01/01/0001', 'DD/MM/YYYY', true],
    ['01/01/0099', 'DD/MM/YYYY', true],
    ['01-01-2024', 'DD/MM/YYYY', false],
    ['01/01/2024/01', 'DD/MM/YYYY', false],
    ['01/01', 'DD/MM/YYYY', false],
    ['ab/cd/efgh', 'DD/MM/YYYY', false],
    ['2024-02-29', 'YYYY-MM-DD', true],
    ['', 'DD/MM/YYYY', true],
    ['31/04/2024', 'DD/MM/YYYY', false],
    ['31/06/2024', 'DD/MM/YYYY', false],
    ['31/09/2024', 'DD/MM/YYYY', false],
    ['31/11/2024', 'DD/MM/YYYY', false],
    ['30/02/2024', 'DD/MM/YYYY', false],
    ['28/02/2023', 'DD/MM/YYYY', true],
    ['32/01/2024', 'DD/MM/YYYY', false],
    ['31.01.2024', 'DD.MM.YYYY', true],
    ['31x01x2024', 'DD.MM.YYYY', false],
    ['01/01/20245', 'DD/MM/YYYY', false],
    ['001/01/2024', 'DD/MM/YYYY', false],
    ['x01/01/2024', 'DD/MM/YYYY', false],
    ['01/12/2024', 'DD/MM/YYYY', true],
    ['１１/01/2024', 'DD/MM/YYYY', false],
  ])('PR-45 VAL-09 %s in %s: valid is %s', (value, format, valid) => expect(dateIn(format).passes(value)).toBe(valid));

  test.each(['01012024', ''])(
    'PR-45 VAL-10 "%s" in DDMMYYYY throws: Date format provided does not contain separator',
    (value) =>
      expect(() => dateIn('DDMMYYYY').passes(value)).toThrow(
        new Error('Date format provided does not contain separator'),
      ),
  );

  test('VAL-10 reading a date in such a format throws as well', () =>
    expect(() => isoDate('01012024', 'DDMMYYYY')).toThrow('Date format provided does not contain separator'));

  test.each([
    ['VAL-16 after 2024-01-01 value 2024-01-01', true, notBefore, '2024-01-01'],
    ['VAL-16 after 2024-01-01 value 2023-12-31', false, notBefore, '2023-12-31'],
    ['VAL-16 after 2024-01-01 value 2024-01-02', true, notBefore, '2024-01-02'],
    ['VAL-17 before 2024-01-01 value 2024-01-02', false, notAfter, '2024-01-02'],
    ['VAL-17 before 2024-01-01 value 2024-01-01', true, notAfter, '2024-01-01'],
    ['VAL-17 before 2024-01-01 value 2023-12-31', true, notAfter, '2023-12-31'],
    ['VAL-16 after 2024-01-01 value tomorrow', false, notBefore, 'tomorrow'],
    ['VAL-17 before 2024-01-01 value yesterday', false, notAfter, 'yesterday'],
  ])('PR-46 %s: valid is %s', (_, valid, bound, value) =>
    expect(bound('2024-01-01', 'YYYY-MM-DD').passes(value)).toBe(valid),
  );

  test('VAL-16 the value is read in the format of the field', () => {
    expect(notBefore('2024-02-01', 'DD/MM/YYYY').passes('01/02/2024')).toBe(true);
    expect(notBefore('2024-02-01', 'MM/DD/YYYY').passes('01/02/2024')).toBe(false);
  });
});

describe('formats', () => {
  test('VAL-28 the formats, the placeholder and the default display are exact', () => {
    expect(dateFormats).toEqual(['DD/MM/YYYY', 'MM/DD/YYYY']);
    expect(DATE_PLACEHOLDER).toBe('01/01/1900');
    expect(DEFAULT_DATE_FORMAT).toBe('MM/DD/YYYY');
    expect(dateText('2024-02-01')).toBe('02/01/2024');
  });

  test.each([
    ['2024-02-01', 'DD/MM/YYYY', '01/02/2024'],
    [' 2024-02-01 ', 'MM/DD/YYYY', '02/01/2024'],
    ['01/02/2024', 'DD/MM/YYYY', '01/02/2024'],
    [' 01/02/2024 ', 'DD/MM/YYYY', '01/02/2024'],
    ['2024-02-30', 'DD/MM/YYYY', '2024-02-30'],
    ['2024-02-01', 'YYYY-MM-DD', '2024-02-01'],
    ['2/3/1990', 'MM/DD/YYYY', '02/03/1990'],
    [' 2/03/1990', 'DD/MM/YYYY', '02/03/1990'],
    ['12311990', 'MM/DD/YYYY', '12/31/1990'],
    ['31121990', 'DD/MM/YYYY', '31/12/1990'],
    ['3.2.1990', 'DD/MM/YYYY', '03/02/1990'],
    ['3-2-1990', 'MM/DD/YYYY', '03/02/1990'],
    ['31 12 1990', 'DD/MM/YYYY', '31/12/1990'],
    ['13011990', 'MM/DD/YYYY', '13011990'],
    ['3112199', 'DD/MM/YYYY', '3112199'],
    ['1/1/24', 'DD/MM/YYYY', '1/1/24'],
    ['30/2/2024', 'DD/MM/YYYY', '30/2/2024'],
    ['1//2024', 'DD/MM/YYYY', '1//2024'],
    ['001/1/2024', 'DD/MM/YYYY', '001/1/2024'],
  ])('VAL-28 %s typed in a field with %s becomes %s', (typed, format, text) =>
    expect(dateAsIn(typed, format)).toBe(text),
  );

  test('CFG-08 a date is displayed as month/day/year by default', () =>
    expect(dateText('2024-03-09')).toBe('03/09/2024'));

  test.each(configuration.sites)(
    'VAL-29 $locale writes dates as $dateFormat: 01/02/2024 is sent as year, month and day',
    ({ locale, dateFormat }) => {
      const isAmerican = locale === 'en-us';
      expect(dateFormat).toBe(isAmerican ? 'MM/DD/YYYY' : 'DD/MM/YYYY');
      expect(isoDate('01/02/2024', dateFormat)).toBe(isAmerican ? '2024-01-02' : '2024-02-01');
    },
  );
});

describe('messages', () => {
  test.each([
    ['VAL-09', 'Date should match DD/MM/YYYY and be a valid date.', dateIn('DD/MM/YYYY'), '29/02/2023', '29/02/2024'],
    ['VAL-09', 'Date should match MM/DD/YYYY and be a valid date.', dateIn('MM/DD/YYYY'), '02/29/2023', '02/29/2024'],
    [
      'VAL-16 VAL-26',
      'Date must be same or after 12/31/2024',
      notBefore('2024-12-31', 'MM/DD/YYYY'),
      '12/30/2024',
      '12/31/2024',
    ],
    [
      'VAL-17 VAL-26',
      'Date must be same or before 31/12/2024',
      notAfter('2024-12-31', 'DD/MM/YYYY'),
      '01/01/2025',
      '31/12/2024',
    ],
  ])('%s the message is exact: %s', (_, message, rule, refused, accepted) => {
    expect([ruleText(rule, ruleTextsOf('en-US')), ruleText(rule, ruleTextsOf('en-GB'))]).toEqual([message, message]);
    expect([refused, accepted, ''].map((value) => rule.passes(value))).toEqual([false, true, true]);
  });
});
