import { useInsertionEffect } from 'react';
import { renderedColors, type ColorChoice } from '#core/content/content-color.ts';

/**
 * Class names of colors: the properties, and the six digits of the color. Gradients of a block use its fill by the custom
 * property.
 */
const properties = { 'content-text': ['color'], 'content-fill': ['background-color', '--content-fill'] } as const;
const name = /\b(content-text|content-fill)-([0-9a-f]{6})\b/g;

const isProperty = (text: string): text is keyof typeof properties => Object.hasOwn(properties, text);

const ruleOf = (className: string): string => {
  const [digits, property] = [className.slice(-6), className.slice(0, -7)];
  const declarations = isProperty(property) ? properties[property].map((one) => `${one}:#${digits}`) : [];
  return declarations.length === 0 ? '' : `.${className}{${declarations.join(';')}}`;
};

/** The class names of the colors of a block. The text is readable on its background. */
const colorClass = (choice: ColorChoice): string | undefined => {
  const { text, background } = renderedColors(choice);
  const names = [
    ...(text === undefined ? [] : [`content-text-${text.slice(1)}`]),
    ...(background === undefined ? [] : [`content-fill-${background.slice(1)}`]),
  ];
  return names.length === 0 ? undefined : names.join(' ');
};

/**
 * The rules of the class names in a document's markup, sorted. The host writes them into the document's style element,
 * whose hash is in the content security policy: style attributes are forbidden.
 */
export const colorRules = (markup: string): string =>
  [...new Set([...markup.matchAll(name)].map(([whole]) => whole))].toSorted().map(ruleOf).join('');

const known = new Set<string>();
let sheet: CSSStyleSheet | undefined;

/** Adds rules that the document does not have, such as those of a page that the browser navigated to. */
const addRules = (names: string): void => {
  if (!('adoptedStyleSheets' in document)) return;
  for (const className of names.split(' ')) {
    if (known.has(className)) continue;
    known.add(className);
    if (sheet === undefined) {
      sheet = new CSSStyleSheet();
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    }
    sheet.insertRule(ruleOf(className));
  }
};

/** The class names of the colors of a block, with their rules in the browser. */
export const useColorClass = (choice: ColorChoice): string | undefined => {
  const names = colorClass(choice);
  useInsertionEffect(() => {
    if (names !== undefined) addRules(names);
  }, [names]);
  return names;
};
