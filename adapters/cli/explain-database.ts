import { isNoConnection } from '../database/unavailable.ts';
import { errorMessage } from '../process/error-message.ts';

/** Instructions by PostgreSQL error code. */
const refusals: { readonly [code: string]: (names: { readonly database: string; readonly user: string }) => string } = {
  '3D000': ({ database }) => `has no database ${database}: create it (createdb ${database}), or correct DATABASE_URL.`,
  '28000': ({ user }) => `refuses the user ${user}: create it, or correct DATABASE_URL.`,
  '28P01': ({ user }) => `refuses the password of ${user}: correct DATABASE_URL.`,
};

const codeOf = (failure: unknown): string => {
  const cause = failure instanceof Error && isNoConnection(failure) ? failure.cause : failure;
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
};

/**
 * Explains why no connection to a PostgreSQL address is possible. The address is printed without user name and
 * password.
 */
export const noAnswer = (url: string, failure: unknown): string => {
  const { host, pathname, username } = new URL(url);
  const explanation = refusals[codeOf(failure)];
  if (explanation !== undefined)
    return `PostgreSQL at ${host} ${explanation({ database: pathname.slice(1), user: username })}`;
  const reason = errorMessage(failure);
  return `PostgreSQL at ${host}${pathname} does not answer: start it, or correct DATABASE_URL. ${reason}`;
};

/** Explains why a command cannot connect to its database; undefined for any other failure. */
export const explainDatabase = (failure: unknown, databaseUrl: string | undefined): string | undefined =>
  databaseUrl !== undefined && isNoConnection(failure) ? noAnswer(databaseUrl, failure) : undefined;
