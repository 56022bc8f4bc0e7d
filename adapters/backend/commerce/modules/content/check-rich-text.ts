import { documentItems, isDocumentFields } from '#core/content/document-fields.ts';
import { mistakeAt, type DocumentCheck, type DocumentPlace, type Mistake } from '#core/content/mistake.ts';
import { isSafeAddress } from '#core/content/safe-address.ts';
import { beginningOf } from '#core/kernel/beginning-of.ts';
import { hasVisible } from '#core/kernel/unseen.ts';
import { tokensOf } from './html-tokens.ts';
import { isRichTextElement } from './safe-rich-text.ts';

/** Elements without a text. That of other unknown elements is shown. */
const emptyElements: ReadonlySet<string> = new Set([
  'area',
  'base',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);

const notShown = (name: string): string => `has <${beginningOf(name)}>, which is not shown`;

/** The problems of HTML, each once: links that lead to no address, and what else of it is not shown. */
const problemsOf = (html: string): { readonly wrong: ReadonlySet<string>; readonly lost: ReadonlySet<string> } => {
  const wrong = new Set<string>();
  const lost = new Set<string>();
  const tokens = tokensOf(html);
  if (!tokens.some((token) => token._tag === 'Text' && hasVisible(token.text)))
    lost.add('has no visible text, so there is nothing to show');
  for (const token of tokens) {
    if (token._tag === 'Skipped') lost.add(notShown(token.name));
    if (token._tag !== 'Start') continue;
    const { name, attributes } = token;
    if (!isRichTextElement(name))
      lost.add(
        emptyElements.has(name) ? notShown(name) : `has <${beginningOf(name)}>, of which only the text is shown`,
      );
    if (name !== 'a') continue;
    const href = attributes.get('href')?.trim() ?? '';
    if (href === '') lost.add('has a link without an address, which is shown as text');
    else if (!isSafeAddress(href)) wrong.add(`has a link to what is not an address: ${beginningOf(href)}`);
  }
  return { wrong, lost };
};

const at = (place: DocumentPlace, problems: ReadonlySet<string>): readonly Mistake[] =>
  [...problems].map((problem) => mistakeAt(place, problem));

/** Elements of a rich text tree that reading it removes. */
const lostNodes = (nodes: unknown, place: DocumentPlace): readonly Mistake[] =>
  documentItems(nodes).flatMap((node, index) =>
    isDocumentFields(node) && typeof node['tag'] === 'string' && !isRichTextElement(node['tag'])
      ? [mistakeAt([...place, index], notShown(node['tag']))]
      : [],
  );

/**
 * What is wrong with the rich texts of a document as it is written (CNT-11): links with unsafe addresses are mistakes,
 * elements that are not shown are warnings.
 */
export const checkRichTexts = (value: unknown, place: DocumentPlace = []): DocumentCheck => {
  if (typeof value !== 'object' || value === null) return { mistakes: [], warnings: [] };
  const html = isDocumentFields(value) ? value['html'] : undefined;
  if (typeof html === 'string') {
    const { wrong, lost } = problemsOf(html);
    return { mistakes: at([...place, 'html'], wrong), warnings: at([...place, 'html'], lost) };
  }
  const parts = Object.entries(value).map(([key, part]) => checkRichTexts(part, [...place, key]));
  return {
    mistakes: parts.flatMap(({ mistakes }) => mistakes),
    warnings: [...lostNodes(value, place), ...parts.flatMap(({ warnings }) => warnings)],
  };
};
