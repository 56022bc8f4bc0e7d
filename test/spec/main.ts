import { catalogue } from './catalogue.ts';
import { gatherEvidence } from './evidence.ts';
import { account, summary } from './summary.ts';

/**
 * `npm run spec`: what of the catalogue has tests. `npm run spec -- CART-12 PR-12`: sentence, files and tests of each.
 */
const wanted = process.argv.slice(2);
const evidence = gatherEvidence();
const accounts = wanted.map((id) => ({ id, words: account(id, catalogue, evidence) }));
const unknown = accounts.filter(({ words }) => words === undefined).map(({ id }) => id);

if (unknown.length > 0) {
  console.error(`The catalogue holds no ${unknown.join(', ')}: test/spec/requirements.md lists every id.`);
  process.exitCode = 2;
} else {
  console.log(wanted.length === 0 ? summary(catalogue, evidence) : accounts.map(({ words }) => words).join('\n\n'));
}
