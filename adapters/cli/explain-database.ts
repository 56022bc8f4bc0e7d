import { isNoConnection } from '../database/unavailable.ts';
import { errorMessage } from '../process/error-message.ts';

type Names = { readonly database: string; readonly user: string; readonly reason: string };
type Explanations = { readonly [code: string]: (names: Names) => string };

/** Instructions by PostgreSQL error code, if there is no connection. */
const refusals: Explanations = {
  '3D000': ({ database }) => `has no database ${database}: create it (createdb ${database}), or correct DATABASE_URL.`,
  '28000': ({ user }) => `refuses the user ${user}: create it, or correct DATABASE_URL.`,
  '28P01': ({ user }) => `refuses the password of ${user}: correct DATABASE_URL.`,
};

const ofAnotherProgram: Explanations[string] = ({ database, reason }) =>
  `has tables of another program in the database ${database} (${reason}): create a database for Portico alone (createdb portico), or correct DATABASE_URL.`;

/** The same for statements: those that create the schema, and any other that the role may not execute. */
const failedStatements: Explanations = {
  '42501': ({ database, user, reason }) =>
    `does not let the user ${user} do what Portico needs in the database ${database} (${reason}): make it the owner (alter database ${database} owner to ${user}), or correct DATABASE_URL.`,
  // A table of the same name, and one of the same name with other columns.
  '42P07': ofAnotherProgram,
  '42703': ofAnotherProgram,
};

const codeOf = (failure: unknown): string => {
  const cause = failure instanceof Error && isNoConnection(failure) ? failure.cause : failure;
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
};

/** A sentence about a failure with its instruction; undefined for one without. It has no password. */
const explained = (url: string, failure: unknown, explanations: Explanations): string | undefined => {
  const { host, pathname, username } = new URL(url);
  const explain = explanations[codeOf(failure)];
  const names = { database: pathname.slice(1), user: username, reason: errorMessage(failure) };
  return explain === undefined ? undefined : `PostgreSQL at ${host} ${explain(names)}`;
};

/**
 * Explains why no connection to a PostgreSQL address is possible. The address is printed without password, and without
 * user name unless that is the reason.
 */
export const noAnswer = (url: string, failure: unknown): string => {
  const { host, pathname } = new URL(url);
  return (
    explained(url, failure, refusals) ??
    `PostgreSQL at ${host}${pathname} does not answer: start it, or correct DATABASE_URL. ${errorMessage(failure)}`
  );
};

/** Explains why a command cannot use its database; undefined for any other failure. */
export const explainDatabase = (failure: unknown, databaseUrl: string | undefined): string | undefined => {
  if (databaseUrl === undefined) return undefined;
  return isNoConnection(failure) ? noAnswer(databaseUrl, failure) : explained(databaseUrl, failure, failedStatements);
};
