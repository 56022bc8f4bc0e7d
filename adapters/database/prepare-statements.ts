import type pg from 'pg';

/**
 * Maximum number of prepared statements per connection, which limits the server's memory. The service has fewer;
 * further statements are not prepared.
 */
const MAX_STATEMENTS = 400;

/** Whether a prepared statement failed because a migration has changed its result type (SQLSTATE 0A000). */
const isStale = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === '0A000';

/**
 * Returns a function that prepares every statement with parameters on a connection of a pool. This saves parsing and
 * planning, which are two thirds of the database's work. Plans are generic, so conditions of partial indexes must be
 * literals. A statement that a migration made stale is prepared again; inside a transaction the whole transaction is
 * repeated.
 */
export const prepareStatements = (): ((client: pg.PoolClient) => void) => {
  const names = new Map<string, string>();
  let made = 0;
  const nameOf = (text: string): { readonly name?: string } => {
    if (!names.has(text) && names.size < MAX_STATEMENTS) names.set(text, `portico_${(made += 1)}`);
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
    // Statements without parameters (begin, commit), and calls with other arguments, are passed on unchanged.
    const query = (asked: string, values: unknown[] = []): unknown =>
      typeof asked === 'string' && values.length > 0 ? prepared(asked, [...values]) : send(asked);
    Reflect.set(client, 'query', query);
  };
};
