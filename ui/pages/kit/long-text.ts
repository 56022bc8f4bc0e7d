/** As long as texts grow in other languages, with a word that does not break by itself. */
export const longText =
  'A text that is much longer than anybody meant it to be, as the same words are in other languages: Geschwindigkeitsbegrenzungsanlagenwartungsvertrag.';
