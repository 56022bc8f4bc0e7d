import { safeRichText } from './safe-rich-text.ts';

const isHtml = (value: object): value is { readonly html: string } => 'html' in value && typeof value.html === 'string';

/** Sanitizes every `{ html }` of a document: stored content is not trusted. */
export const sanitized = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sanitized);
  if (typeof value !== 'object' || value === null) return value;
  return isHtml(value)
    ? safeRichText(value.html)
    : Object.fromEntries(Object.entries(value).map(([key, part]) => [key, sanitized(part)]));
};
