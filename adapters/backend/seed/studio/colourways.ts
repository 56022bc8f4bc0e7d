import { tone } from './colour.ts';

/** Six colours make a colourway; the rest follows from them. */
export interface Colourway {
  readonly name: { readonly en: string; readonly fr: string };
  readonly body: string;
  readonly second: string;
  readonly trim: string;
  readonly accent: string;
  readonly pale: string;
  readonly dark: string;
}

const colourway = (en: string, fr: string, body: string, second: string, trim: string, accent: string, pale: string, dark: string): Colourway => ({ name: { en, fr }, body, second, trim, accent, pale, dark });

export const COLOURWAYS: Readonly<Record<string, Readonly<Record<string, Colourway>>>> = {
  NKTRAIL3: {
    EMB: colourway('Ember', 'Braise', '#c8512f', '#8a3524', '#372e2b', '#e9a63a', '#ece4d4', '#2b2827'),
    FJO: colourway('Fjord', 'Fjord', '#35606f', '#21434f', '#1c2f37', '#e8a93a', '#dfe6e2', '#1d282d'),
    MOS: colourway('Moss', 'Mousse', '#7c8560', '#515b40', '#33392c', '#d9532b', '#e8e2d0', '#292b25'),
  },
  NKRIDGE1: {
    BAR: colourway('Bark', 'Écorce', '#8f6843', '#5d3f29', '#382a20', '#c9562f', '#d9cbb2', '#2a2420'),
    SLT: colourway('Slate', 'Ardoise', '#6d767b', '#454d53', '#2c3236', '#dfa23c', '#d5d6d1', '#24282b'),
  },
  NKAPPR02: {
    CLY: colourway('Clay', 'Argile', '#b9785a', '#86503a', '#43302a', '#3f6f6b', '#e9dfce', '#2c2826'),
    INK: colourway('Ink', 'Encre', '#3a4658', '#262f3e', '#1e242e', '#d9532b', '#d9dbd8', '#1f2227'),
  },
  NKLUMEN1: {
    AMB: colourway('Amber', 'Ambre', '#d4902f', '#2f4a43', '#22332f', '#f1e4c8', '#e8dcc0', '#1b2523'),
    GLA: colourway('Glacier', 'Glacier', '#9fb9c4', '#e7e6df', '#38505c', '#e2572b', '#e8e6df', '#2b3b45'),
    PIN: colourway('Pine', 'Pin', '#39594c', '#24392f', '#1b2a24', '#e0a441', '#e6dfca', '#17211d'),
  },
  NKSKAR02: {
    TID: colourway('Tide', 'Marée', '#3e7480', '#28515d', '#1d3138', '#e7a33b', '#e4e7e0', '#1a2529'),
    ROW: colourway('Rowan', 'Sorbier', '#b8402f', '#862c26', '#33211f', '#efd9ab', '#efe4d2', '#2a1d1b'),
  },
  NKVARDE1: {
    OAT: colourway('Oat', 'Avoine', '#dccbab', '#7d6a4d', '#54472f', '#c9562f', '#efe6d2', '#35302a'),
    LIC: colourway('Lichen', 'Lichen', '#a7af86', '#4d5a42', '#374131', '#dd9d3a', '#e8e6d2', '#2a2f26'),
  },
  NKTARN01: {
    CHK: colourway('Chalk', 'Craie', '#e9e4d8', '#d9d2c2', '#d9532b', '#22433b', '#f4f0e6', '#5c564a'),
    CLY: colourway('Clay', 'Argile', '#bd7d60', '#a5664b', '#f0dfc6', '#f3e6d0', '#f2e4d0', '#4a2f24'),
    FJO: colourway('Fjord', 'Fjord', '#3d6878', '#2c505e', '#e8a93a', '#dfe6e2', '#e2e8e4', '#1c2c33'),
  },
  NKFELL01: {
    STN: colourway('Stone', 'Pierre', '#b3a78f', '#8d8169', '#4a4436', '#c9562f', '#e6decb', '#2d2a25'),
    COA: colourway('Coal', 'Charbon', '#4d5052', '#36393b', '#222527', '#dfa23c', '#c9c9c4', '#1d1f20'),
  },
  NKSNOW01: {
    RST: colourway('Rust', 'Rouille', '#ad5030', '#e8d8bb', '#6e321f', '#e8a93a', '#efe0c6', '#2b1c12'),
    FOG: colourway('Fog', 'Brume', '#b7bcb8', '#56666c', '#6c7676', '#d9532b', '#e9eae4', '#2b2622'),
  },
  NKPACK38: {
    MOS: colourway('Moss', 'Mousse', '#66704f', '#4b543f', '#33392c', '#e2572b', '#d9a441', '#232420'),
    CLY: colourway('Clay', 'Argile', '#b9674a', '#9a4f37', '#4a3a33', '#ecdcb8', '#e9e0cd', '#2c2623'),
  },
  NKHAUL50: {
    OCH: colourway('Ochre', 'Ocre', '#cf9a3c', '#6e5230', '#33302a', '#8f4a2b', '#f2e8d2', '#25231f'),
    INK: colourway('Ink', 'Encre', '#3b485b', '#29323f', '#1b2028', '#b06a3c', '#e4e2da', '#181b20'),
  },
  NKKILD07: {
    STL: colourway('Steel', 'Acier', '#a3a9ab', '#3c4346', '#5a6265', '#d9532b', '#2c3335', '#26292b'),
    EMB: colourway('Ember', 'Braise', '#c64f2d', '#5b281b', '#3a2620', '#efb24a', '#f4e8d6', '#272322'),
  },
};

/** Every paint the archetypes ask for. */
export function paintsOf(way: Colourway): Record<string, string> {
  return {
    body: way.body, second: way.second, trim: way.trim, accent: way.accent, pale: way.pale, dark: way.dark,
    mesh: way.body, overlay: way.second, tongue: tone(way.body, 0.9), collar: way.trim, mark: way.pale,
    midsole: way.pale, midsoleLow: tone(way.pale, 0.9), outsole: way.dark, lining: tone(way.dark, 0.9),
    lace: tone(way.pale, 1.02), laceShade: tone(way.pale, 0.86), eyelet: '#a39a8a',
    stitch: tone(way.body, 1.32), zip: '#9a9d98', label: '#e8dcc0', patch: '#a8703c',
  };
}
