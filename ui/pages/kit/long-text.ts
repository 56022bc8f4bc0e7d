/** A text as long as translations can get, with a long word that does not wrap. */
export const longText =
  'A text that is much longer than anybody meant it to be, as the same words are in other languages: Geschwindigkeitsbegrenzungsanlagenwartungsvertrag.';
