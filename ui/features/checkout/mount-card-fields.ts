// The pages that show card fields load them with the script of forms.
export { mountCardFields } from '#adapters/browser/card-fields.ts';
