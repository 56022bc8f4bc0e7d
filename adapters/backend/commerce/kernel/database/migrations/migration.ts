/**
 * A step of the schema. Statements are single ones, since the embedded database refuses several in one query, and stay
 * at the level of PostgreSQL 15.
 */
export type Migration = { readonly name: string; readonly statements: readonly string[] };
