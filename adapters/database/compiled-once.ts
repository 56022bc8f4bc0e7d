import { sql, type CompiledQuery, type Kysely, type RawBuilder } from 'kysely';

/** A value in a fragment of SQL, or its place in a statement of `compiledOnce`. */
export type InStatement<Type> = Type | RawBuilder<Type>;

/**
 * A statement that is built and compiled at its first call; each call only passes its values, named by `place`. Building
 * a statement of Kysely takes about as long as running a short one, so this is for those of almost every request.
 */
export const compiledOnce = <Schema, Values extends { readonly [name: string]: unknown }, Row>(
  build: (db: Kysely<Schema>, place: (name: keyof Values) => RawBuilder<never>) => CompiledQuery<Row>,
): ((db: Kysely<Schema>, values: Values) => Promise<readonly Row[]>) => {
  const places = new Map<unknown, keyof Values>();
  const place = (name: keyof Values): RawBuilder<never> => {
    const mark = { name };
    places.set(mark, name);
    return sql`${mark}`;
  };
  let statement: CompiledQuery<Row> | undefined;
  return async (db, values) => {
    statement ??= build(db, place);
    const parameters = statement.parameters.map((parameter) => {
      const name = places.get(parameter);
      return name === undefined ? parameter : values[name];
    });
    return (await db.executeQuery<Row>({ ...statement, parameters })).rows;
  };
};
