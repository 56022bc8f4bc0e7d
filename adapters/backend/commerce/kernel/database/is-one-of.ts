import { sql, type RawBuilder } from 'kysely';

/** Whether a column has one of the texts. They are one parameter, so that there may be more than a query has parameters. */
export const isOneOf = (column: string, texts: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} = any(${[...texts]}::text[])`;
