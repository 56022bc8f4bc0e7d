import { parseSync, Visitor, type Program, type Span } from 'oxc-parser';
import { allChanges, REACHED } from './changes.ts';
import { applied, type Mutant } from './mutant.ts';

/** Not changed: types, imports, names of properties, and the messages of defects (`new Error('…')`). */
const sparedIn = (program: Program, source: string): readonly Span[] => {
  const spared: Span[] = [];
  const spare = (span: Span): void => void spared.push(span);
  new Visitor({
    ImportDeclaration: spare,
    ImportExpression: ({ source: from }) => spare(from),
    ExportAllDeclaration: spare,
    ExportNamedDeclaration: ({ source: from }) => {
      if (from !== null) spare(from);
    },
    TSTypeAnnotation: spare,
    TSTypeAliasDeclaration: spare,
    TSInterfaceDeclaration: spare,
    TSTypeParameterInstantiation: spare,
    TSTypeParameterDeclaration: spare,
    TSLiteralType: spare,
    TSTypeQuery: spare,
    TaggedTemplateExpression: ({ quasi }) => spare(quasi),
    Property: ({ key, computed }) => {
      if (!computed) spare(key);
    },
    NewExpression: ({ callee, arguments: given }) => {
      if (/^\w*Error$/.test(source.slice(callee.start, callee.end))) for (const argument of given) spare(argument);
    },
  }).visit(program);
  return spared;
};

/**
 * Every single change of a source that a test should detect, in source order: those of `changes.ts` that still parse.
 */
export const mutations = (path: string, source: string): readonly Mutant[] => {
  const { program } = parseSync(path, source);
  const mutants: Mutant[] = [];
  const text = ({ start, end }: Span): string => source.slice(start, end);
  const change = (kind: string, { start, end }: Span, replacement: string, probe = `(() => { ${REACHED}; })()`): void =>
    void mutants.push({ start, end, replacement, kind, probe });
  new Visitor(allChanges({ source, text, change })).visit(program);

  const spared = sparedIn(program, source);
  const isSpared = ({ start, end }: Mutant): boolean => spared.some((span) => span.start <= start && end <= span.end);
  const isSource = (mutant: Mutant): boolean => parseSync(path, applied(source, mutant)).errors.length === 0;
  return mutants
    .filter((mutant) => !isSpared(mutant) && text(mutant) !== mutant.replacement && isSource(mutant))
    .toSorted((a, b) => a.start - b.start);
};
