import { describe, expect, test } from 'vitest';
import { reach } from '#test/architecture/reach.ts';
import { catalog } from './requirement-catalog.ts';
import { listedWithoutTest } from './listed-without-test.ts';
import { laws, lawsIn, plainWords, propertiesOf, propertyTitles, propertyTitlesIn } from './laws.ts';

const written = laws(['core', 'adapters', 'ui']);
const properties = propertyTitles();
const ofTables = catalog.tables.flatMap(propertiesOf);

describe('laws', () => {
  test('every sentence that a source calls a law is the title of a property that loads the source', () => {
    const proofs = Map.groupBy(properties, ({ words }) => plainWords(words));
    const isProved = ({ place, words }: (typeof written)[number]): boolean =>
      proofs.get(words)?.some((property) => reach(property.place).has(place)) === true;
    expect(written.filter((law) => !isProved(law))).toEqual([]);
  });

  test('every property proves a sentence above a function, word for word', () => {
    const known = new Map(
      [...Map.groupBy(written, ({ words }) => words)].map(([words, those]) => [words, those.map(({ place }) => place)]),
    );
    expect(
      properties.filter(
        ({ place, words }) => known.get(plainWords(words))?.some((file) => reach(place).has(file)) !== true,
      ),
    ).toEqual([]);
  });

  test('every property sentence of a rule table is the title of a property, with the id of the table, unless the table waits for its test', () =>
    expect(
      ofTables.filter(
        ({ place, words }) =>
          !listedWithoutTest.some(({ id }) => id === place) &&
          !properties.some((property) => plainWords(property.words) === words && property.words.includes(`${place} `)),
      ),
    ).toEqual([]));

  test('laws are found: a reader that finds none proves nothing', () => {
    expect([written.length > 200, properties.length > 200, ofTables.length]).toEqual([true, true, 57]);
  });

  test('the title of a property is a plain text', () => {
    expect(propertyTitlesIn('a.prop.ts', "law('one', []); fullLaw(`two`, []); test('three', () => {});")).toEqual([
      'one',
      'two',
    ]);
    expect(() => propertyTitlesIn('a.prop.ts', 'law(`one ${name}`, []);')).toThrow('a.prop.ts');
  });

  test('a law ends at its full stop, and semicolons separate laws; ids are ignored', () => {
    expect(
      lawsIn(
        'a.ts',
        '/** A rule. Law: x.y is 1 (PR-01); the other’s `z` stays (PR-01, AB-12 to AB-14). No law.\n * Law: it holds\n * over lines */',
      ),
    ).toEqual(['x.y is 1', 'the others z stays', 'it holds over lines']);
    expect(plainWords('DLG-20 to DLG-24 I05 twice is (nearly) once')).toBe('twice is (nearly) once');
  });
});
