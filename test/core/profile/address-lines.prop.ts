import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressLines } from '#core/profile/address-lines.ts';
import { law } from '#test/support/law.ts';

test.each([
  [
    'US',
    { line1: '100 Main St', line2: 'Apt 4', city: 'San Francisco', state: 'CA', postalCode: '94105', country: 'US' },
    ['100 Main St', 'Apt 4', 'San Francisco, CA 94105'],
  ],
  [
    'CA',
    { line1: '4216, rue Saint-Denis', city: 'Montréal', state: 'QC', postalCode: 'H2J 2K8', country: 'CA' },
    ['4216, rue Saint-Denis', 'Montréal QC H2J 2K8'],
  ],
  [
    'GB',
    { line1: '31 Floral Street', line2: '', city: 'London', postalCode: 'WC2E 9DP', country: 'GB' },
    ['31 Floral Street', 'London', 'WC2E 9DP'],
  ],
  [
    'GB with a county',
    { line1: '9 Lake Road', city: 'Keswick', state: 'Cumbria', postalCode: 'CA12 5BS', country: 'GB' },
    ['9 Lake Road', 'Keswick', 'Cumbria', 'CA12 5BS'],
  ],
  [
    'another country',
    { line1: 'Hauptstraße 1', city: 'Garmisch', postalCode: '82467', country: 'DE' },
    ['Hauptstraße 1', '82467 Garmisch'],
  ],
] as const)('an address is formatted for the post of its country: %s', (_, address, lines) => {
  expect(addressLines(address)).toEqual(lines);
});

const field = fc.string({ maxLength: 12 });

law(
  'no line is empty or begins or ends with a blank or a comma, whatever is missing',
  [
    fc.constantFrom('US', 'CA', 'GB', 'DE'),
    fc.record({ line1: field, line2: field, city: field, state: field, postalCode: field }),
  ],
  (country, parts) => {
    const written = Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, text.replaceAll(',', '')]));
    for (const line of addressLines({ ...parts, ...written, country })) expect(line).toMatch(/^[^\s,](?:.*[^\s,])?$/su);
  },
);
