/** Six colours make a colourway; the rest follows from them. */
export interface Colourway {
  readonly body: string;
  readonly second: string;
  readonly trim: string;
  readonly accent: string;
  readonly pale: string;
  readonly dark: string;
}

export type Colourways = Readonly<Record<string, Readonly<Record<string, Colourway>>>>;

export const colourway = (
  body: string,
  second: string,
  trim: string,
  accent: string,
  pale: string,
  dark: string,
): Colourway => ({ body, second, trim, accent, pale, dark });
