import { CamelCasePlugin } from 'kysely';

/**
 * Names of tables and columns are camelCase in code and snake_case in the database. Keys inside JSON columns are data
 * and stay as they are.
 */
export const columnNames = new CamelCasePlugin({ maintainNestedObjectKeys: true });
