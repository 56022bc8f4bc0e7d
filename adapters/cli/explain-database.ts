import { isNoConnection } from '../backend/commerce/database/unavailable.ts';

/**
 * Says of a PostgreSQL address that it gives no connection, and what to do. The address is shown without user name and
 * password.
 */
export const noAnswer = (url: string, reason: string): string => {
  const { host, pathname } = new URL(url);
  return `PostgreSQL at ${host}${pathname} does not answer: start it, or correct DATABASE_URL. ${reason}`;
};

/** Explains the failure of a command that got no connection to its database. Undefined for any other failure. */
export const explainDatabase = (failure: unknown, databaseUrl: string | undefined): string | undefined =>
  databaseUrl !== undefined && isNoConnection(failure) ? noAnswer(databaseUrl, failure.message) : undefined;
