import type pg from 'pg';

/**
 * The service has fewer statements than this; whatever comes beyond is sent unprepared, so that no server's memory
 * fills up.
 */
const MOST_STATEMENTS = 400;

/** PostgreSQL's answer when a migration has changed what a prepared statement gives. */
const isStale = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === '0A000';

/**
 * Makes connections of a pool prepare every statement that has parameters: they parse and plan it once rather than with
 * every call, which is two thirds of the database's work. A plan is made for all values, so whatever a partial index
 * asks
 * for has to be in the statement as a literal. When a migration has made the plans stale, all are made again; inside
 * a
 * transaction that is too late, and it is tried again as a whole.
 */
export const prepareStatements = (): ((client: pg.PoolClient) => void) => {
  const names = new Map<string, string>();
  let made = 0;
  const nameOf = (text: string): { readonly name?: string } => {
    if (!names.has(text) && names.size < MOST_STATEMENTS) names.set(text, `portico_${(made += 1)}`);
    const name = names.get(text);
    return name === undefined ? {} : { name };
  };

  return (client) => {
    const send = client.query.bind(client);
    const prepared = async (text: string, values: unknown[]): Promise<pg.QueryResult> => {
      try {
        return await send({ text, values, ...nameOf(text) });
      } catch (error) {
        if (!isStale(error)) throw error;
        names.clear();
        return send(text, values).catch(() => Promise.reject(error));
      }
    };
    // What begins and ends transactions has no parameters, and whatever else the driver may be asked passes as it is.
    const query = (asked: string, values: unknown[] = []): unknown =>
      typeof asked === 'string' && values.length > 0 ? prepared(asked, [...values]) : send(asked);
    Reflect.set(client, 'query', query);
  };
};
