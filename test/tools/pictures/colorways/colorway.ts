/** Six colors define a colorway; the rest is derived from them. */
export interface Colorway {
  readonly body: string;
  readonly second: string;
  readonly trim: string;
  readonly accent: string;
  readonly pale: string;
  readonly dark: string;
}

export type Colorways = Readonly<Record<string, Readonly<Record<string, Colorway>>>>;

export const colorway = (
  body: string,
  second: string,
  trim: string,
  accent: string,
  pale: string,
  dark: string,
): Colorway => ({ body, second, trim, accent, pale, dark });
