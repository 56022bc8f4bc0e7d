import { exemptions, forbiddenFileNames, forbiddenInNames, forbiddenWords } from './words.ts';

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Words of a name in camel case, kebab case or snake case, in lower case and in order. */
const wordsOf = (text: string): readonly string[] =>
  text
    .replaceAll(/([a-z\d])([A-Z])|([A-Z])([A-Z][a-z])/g, '$1$3 $2$4')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '');

const phrases = Object.keys(forbiddenWords).filter((word) => word.includes(' '));

const withoutExempt = (path: string, text: string): string => {
  const applying = exemptions.filter(({ place }) => path.startsWith(place));
  if (applying.some(({ texts }) => texts === undefined)) return '';
  return applying
    .flatMap(({ texts = [] }) => texts)
    .reduce(
      (rest, exempt) => rest.replaceAll(new RegExp(String.raw`(?<![\w-])${escape(exempt)}(?![\w-])`, 'g'), ''),
      text,
    );
};

/** Every use of a forbidden word in a file's path and text, with the term to use instead. */
export const usesIn = (path: string, text: string): readonly string[] => {
  const own = withoutExempt(path, `${path}\n${text}`);
  const all = wordsOf(own);
  const inSentences = all.filter((word) => Object.hasOwn(forbiddenWords, word));
  const joined = ` ${all.join(' ')} `;
  const inPhrases = phrases.flatMap((phrase) =>
    Array.from({ length: joined.split(` ${phrase} `).length - 1 }, () => phrase),
  );
  const names = own.match(/[A-Za-z]\w*(?:-\w+)*/g) ?? [];
  const inNames = names
    .map(wordsOf)
    .filter((parts) => parts.length > 1)
    .flat()
    .filter((word) => Object.hasOwn(forbiddenInNames, word));
  const inPath = path.split(/[/.]/).filter((part) => forbiddenFileNames.some((name) => name === part));
  return [
    ...[...inSentences, ...inPhrases].map((word) => `${word} (use: ${forbiddenWords[word]})`),
    ...inNames.map((word) => `${word} in a name (use: ${forbiddenInNames[word]})`),
    ...inPath.map((name) => `${name} as a name of a file or folder`),
  ];
};
