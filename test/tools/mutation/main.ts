import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testMutants } from './test-mutants.ts';
import { isEnough, LEAST_SCORE, survivors, table, unreviewed } from './report.ts';
import type { FileResult } from './file-result.ts';

/** The files whose rules are most worth the time: money, input, addresses, and rights. */
const usual = [
  'core/pricing/price-display.ts',
  'core/pricing/discount.ts',
  'core/pricing/loyalty-voucher.ts',
  'core/pricing/spend-cap.ts',
  'core/checkout/payment-plan.ts',
  'core/profile/address-book.ts',
  'core/segmentation/segmentation.ts',
  'core/segmentation/conditions.ts',
  'core/validation/phone.ts',
  'core/validation/text-rules.ts',
  'core/validation/password.ts',
  'core/validation/number-rules.ts',
  'core/validation/date-rules.ts',
  'core/validation/date-format.ts',
  'core/validation/form.ts',
  'core/validation/validate-form.ts',
];

/**
 * `npm run mutation`, or `npm run mutation -- core/validation/phone.ts …`: changes each file in memory, and reports the
 * changes that no test detects.
 */
const asked = process.argv.slice(2);
const files = asked.length === 0 ? usual : asked;
const absent = files.filter(
  (file) => !file.startsWith('core/') || !existsSync(join(import.meta.dirname, '../../..', file)),
);
if (absent.length > 0) {
  console.error(`Not files of the core: ${absent.join(', ')}.`);
  process.exit(2);
}

// The same properties for every mutant, so that a score is reproducible.
process.env['PORTICO_SEED'] ??= '1';
const results: FileResult[] = [];
for (const file of files) {
  const result = await testMutants(file);
  results.push(result);
  if (result._tag === 'NotTested') console.log(`${result.file}: ${result.reason}`);
  for (const { line } of survivors(result)) console.log(line);
}
console.log(`\n${table(results)}`);
const weak = results.filter((result) => !isEnough(result));
const unknown = unreviewed(results.flatMap(survivors), readFileSync(join(import.meta.dirname, 'survivors.md'), 'utf8'));
if (unknown.length > 0) {
  console.log(`\nNot reviewed in test/tools/mutation/survivors.md:\n${unknown.map(({ line }) => line).join('\n')}`);
  process.exitCode = 1;
}
if (weak.length > 0) {
  console.log(`\nBelow ${LEAST_SCORE} %, or not tested: ${weak.map(({ file }) => file).join(', ')}.`);
  process.exitCode = 1;
}
