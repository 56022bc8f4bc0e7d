import * as t from 'io-ts';
import { inject } from 'vitest';
import { decoded } from './decoded.ts';
import { connectPostgres, type Template, type TestPostgres } from './postgres.ts';

const Answer = t.intersection([t.type({ url: t.string }), t.partial({ template: t.string })]);

/**
 * The one PostgreSQL of a test run, which does not wait for the disk. Its fresh databases are empty, or have the
 * schema, or schema, catalog and content. `stop` drops them and keeps the server running for the others.
 */
export const sharedPostgres = async (template?: Template): Promise<TestPostgres> => {
  const answer = await fetch(`${inject('postgresOfRun')}/${template ?? ''}`);
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  const { url, template: name } = decoded(Answer, JSON.parse(text));
  return connectPostgres(url, name);
};
