import { useInsertionEffect } from 'react';
import { renderedColors, type ColorChoice } from '#core/content/content-color.ts';
import { contentLengthOf } from '#core/content/content-length.ts';
import { breakpoints, type Breakpoint } from '#core/site/breakpoint.ts';

/**
 * Class names of what content chooses: a property, and a color of six digits or a length, such as
 * `content-fill-1a2b3c` and `content-width-sm-33_33pct`.
 */
const properties: { readonly [name: string]: readonly string[] } = {
  'content-text': ['color'],
  // Gradients of a block use its fill by the custom property.
  'content-fill': ['background-color', '--content-fill'],
  ...Object.fromEntries(
    ['width', 'gap'].flatMap((name) => breakpoints.map((at) => [`content-${name}-${at}`, [`--${name}-${at}`]])),
  ),
};
const name =
  /\b(?:content-(?:text|fill)-[0-9a-f]{6}|content-(?:width|gap)-(?:sm|md|lg)-\d{1,4}(?:_\d{1,4})?(?:px|rem|pct|vw))\b/g;

/** A length as a part of a class name, which can contain neither a point nor a percent sign. */
const lengthName = (length: string): string => {
  const { digits = '0', unit = 'px' } = contentLengthOf(length) ?? {};
  return digits.replace('.', '_') + unit.replace('%', 'pct');
};

const valueOf = (written: string): string =>
  /^[0-9a-f]{6}$/.test(written) ? `#${written}` : written.replace('_', '.').replace('pct', '%');

const ruleOf = (className: string): string => {
  const end = className.lastIndexOf('-');
  const value = valueOf(className.slice(end + 1));
  const declarations = properties[className.slice(0, end)]?.map((property) => `${property}:${value}`) ?? [];
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
export const contentRules = (markup: string): string =>
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

const useRules = (names: string | undefined): string | undefined => {
  useInsertionEffect(() => {
    if (names !== undefined) addRules(names);
  }, [names]);
  return names;
};

/** The class names of the colors of a block, with their rules in the browser. */
export const useColorClass = (choice: ColorChoice): string | undefined => useRules(colorClass(choice));

/**
 * The class names of the lengths of a block at each breakpoint, with their rules in the browser. They set the custom
 * properties `--width-sm` to `--gap-lg`, from which a style sheet chooses by the width of the window.
 */
export const useLengthClass = (
  lengthsAt: (breakpoint: Breakpoint) => { readonly width: string; readonly gap: string },
): string | undefined =>
  useRules(
    breakpoints
      .flatMap((at) =>
        Object.entries(lengthsAt(at)).map(([key, length]) => `content-${key}-${at}-${lengthName(length)}`),
      )
      .join(' '),
  );
