import { expect, test } from 'vitest';
import { explainDatabase } from '#adapters/cli/explain-database.ts';
import { noConnection } from '#adapters/database/unavailable.ts';

const url = 'postgres://portico:geheim@db.test:5433/shop';
const failed = (code: string): Error => noConnection(Object.assign(new Error(`refused with ${code}`), { code }));

test.each([
  [
    '3D000',
    /^PostgreSQL at db\.test:5433 has no database shop: create it \(createdb shop\), or correct DATABASE_URL\.$/,
  ],
  ['28000', /^PostgreSQL at db\.test:5433 refuses the user portico: create it, or correct DATABASE_URL\.$/],
  ['28P01', /^PostgreSQL at db\.test:5433 refuses the password of portico: correct DATABASE_URL\.$/],
  ['ECONNREFUSED', /^PostgreSQL at db\.test:5433\/shop does not answer: start it, .*refused with ECONNREFUSED$/],
])('a server that responds with %s is not reported as silent, and the message says what to do', (code, sentence) => {
  expect(explainDatabase(failed(code), url)).toMatch(sentence);
});

test('any other failure has no explanation', () => {
  expect(explainDatabase(new TypeError('x'), url)).toBeUndefined();
  expect(explainDatabase(Object.assign(new Error('x'), { code: '23505' }), url)).toBeUndefined();
});
