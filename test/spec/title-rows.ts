import { isList, UNREAD, wordsOf, type Value } from './literal-value.ts';

const member = (value: Value | undefined, path: string): Value | undefined =>
  path
    .split('.')
    .reduce<Value | undefined>((at, key) => (typeof at === 'object' && !isList(at) ? at[key] : undefined), value);

/** The title of one row of a table, as `test.each` writes it: `%s` and its like in turn, `$name` of a record. */
const titleOf = (title: string, row: Value | undefined, index: number): string => {
  const cells = isList(row) ? [...row] : [row];
  return title
    .replace(/%([%#$sdifjoO])/g, (_, sign: string) =>
      sign === '%' ? '%' : sign === '#' ? String(index) : sign === '$' ? String(index + 1) : wordsOf(cells.shift()),
    )
    .replace(/\$([a-z_]\w*(?:\.\w+)*)/gi, (_, path: string) => wordsOf(member(row, path)));
};

/** The titles that a table makes of one; a table that cannot be read makes one title, its values left open. */
export const rowTitles = (title: string, table: Value | undefined): readonly string[] =>
  isList(table)
    ? table.map((row, index) => titleOf(title, row, index))
    : [title.replace(/%[#$sdifjoO]|\$[a-z_][\w.]*/gi, UNREAD)];
