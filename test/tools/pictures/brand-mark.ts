import { ridgeMark } from './layers.ts';

/** The ridge line on its own; it uses the color of the text around it. */
export const brandMark = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 48" role="img" aria-label="NORDKAMM" fill="none" stroke="currentColor" stroke-linejoin="round" stroke-linecap="round"><path d="${ridgeMark(5, 38, 54)}" stroke-width="5.4"/><path d="M 20 45.5 H 52" stroke-width="2.4"/></svg>\n`;
