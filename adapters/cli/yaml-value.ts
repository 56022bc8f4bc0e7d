import { either as E } from 'fp-ts';
import { parseDocument } from 'yaml';
import { beginningOf } from '#core/kernel/beginning-of.ts';

/** Only the first line of a message, without its colon: the lines of the file follow it. */
const notYaml = (message: string): string =>
  `is not valid YAML: ${beginningOf((message.split('\n')[0] ?? '').replace(/:$/, ''))}`;

/** Parses a YAML text. Left: why it is none, as the predicate of a sentence; also for too many nested aliases. */
export const yamlValue = (text: string): E.Either<string, unknown> => {
  const document = parseDocument(text);
  const [syntax] = document.errors;
  if (syntax !== undefined) return E.left(notYaml(syntax.message));
  return E.tryCatch(
    (): unknown => document.toJS(),
    (failure) => notYaml(failure instanceof Error ? failure.message : String(failure)),
  );
};
