import type { Landscape } from './landscape.ts';

export const DAWN: Landscape = {
  seed: 11,
  sky: ['#3c5c7c', '#a3a9b6', '#f3cda6'],
  haze: '#e0c6b2',
  sun: { x: 0.72, y: 0.4, size: 0.028, colour: '#ffdcae' },
  clouds: 0.35,
  calm: { left: 0.5, foot: 0.3 },
  layers: [
    { kind: 'ridge', y: 0.52, rise: 0.3, detail: 0.9, seed: 1.3, relief: 0.35, snow: 0.34, colour: '#8397ad', air: 0.28, mist: 0.7 },
    { kind: 'ridge', y: 0.62, rise: 0.26, detail: 1.2, seed: 5.1, relief: 0.45, snow: 0.2, colour: '#5d7690', air: 0.15, mist: 0.75 },
    { kind: 'ridge', y: 0.7, rise: 0.17, detail: 1.5, seed: 8.7, relief: 0.4, colour: '#3f5a6a', air: 0.06, mist: 0.7 },
    { kind: 'forest', y: 0.8, trees: 320, tall: 0.1, seed: 4, colour: '#284243', air: 0.06, mist: 0.4 },
    { kind: 'forest', y: 0.93, trees: 170, tall: 0.2, seed: 7, colour: '#10242a', air: 0, mist: 0.03 },
  ],
};

export const FOREST: Landscape = {
  seed: 41,
  sky: ['#aebfb6', '#cdd5c8', '#e6e3d0'],
  haze: '#d5dccf',
  sun: { x: 0.3, y: 0.22, size: 0, colour: '#f8ecd0' },
  clouds: 0.2,
  layers: [
    { kind: 'ridge', y: 0.36, rise: 0.2, detail: 1.1, seed: 2.1, relief: 0.25, colour: '#8ca39a', air: 0.45, mist: 0.7 },
    { kind: 'forest', y: 0.5, trees: 130, tall: 0.16, seed: 11, colour: '#6d8a80', air: 0.4, mist: 0.75 },
    { kind: 'forest', y: 0.62, trees: 80, tall: 0.24, seed: 12, colour: '#476a60', air: 0.2, mist: 0.75 },
    { kind: 'forest', y: 0.76, trees: 46, tall: 0.36, seed: 13, colour: '#2b4b42', air: 0.08, mist: 0.6, clearing: [0.4, 0.62] },
    { kind: 'forest', y: 0.93, trees: 26, tall: 0.56, seed: 14, colour: '#12261f', air: 0, mist: 0.08, clearing: [0.26, 0.76] },
  ],
};

export const COAST: Landscape = {
  seed: 57,
  sky: ['#5f93a8', '#a9c6cb', '#efe0c3'],
  haze: '#d5dcd3',
  sun: { x: 0.64, y: 0.36, size: 0.03, colour: '#ffe6b8' },
  clouds: 0.5,
  layers: [
    { kind: 'ridge', y: 0.5, rise: 0.24, detail: 1, seed: 3.2, relief: 0.35, snow: 0.16, colour: '#6f8ea0', air: 0.35, mist: 0.6 },
    { kind: 'ridge', y: 0.55, rise: 0.16, detail: 1.3, seed: 6.6, relief: 0.4, colour: '#44687a', air: 0.14, mist: 0.5 },
    { kind: 'water', y: 0.56, shine: 0.85, colour: '#1d4a5c', air: 0, mist: 0 },
    { kind: 'forest', y: 0.93, trees: 22, tall: 0.3, seed: 44, colour: '#14282c', air: 0, mist: 0, clearing: [0.24, 0.86] },
  ],
};

export const SNOW: Landscape = {
  seed: 73,
  sky: ['#6f8fb4', '#b5c8da', '#f1e3da'],
  haze: '#dfe6ec',
  sun: { x: 0.28, y: 0.3, size: 0.026, colour: '#fff0da' },
  clouds: 0.3,
  layers: [
    { kind: 'ridge', y: 0.5, rise: 0.34, detail: 1, seed: 2.7, relief: 0.4, snow: 0.9, colour: '#8ba3bf', air: 0.22, mist: 0.6 },
    { kind: 'ridge', y: 0.66, rise: 0.26, detail: 1.2, seed: 7.7, relief: 0.5, snow: 0.8, colour: '#6d88a8', air: 0.1, mist: 0.7 },
    { kind: 'forest', y: 0.76, trees: 90, tall: 0.13, seed: 21, colour: '#5c7590', air: 0.1, mist: 0.6 },
    { kind: 'dune', y: 0.84, rise: 0.08, detail: 0.9, seed: 3.3, colour: '#eef4fa', air: 0.04, mist: 0.05 },
    { kind: 'forest', y: 1.02, trees: 16, tall: 0.36, seed: 25, colour: '#24384c', air: 0, mist: 0, clearing: [0.2, 0.8] },
  ],
};

export const DESERT: Landscape = {
  seed: 91,
  sky: ['#7fa3ad', '#d9c9ae', '#f6cf9b'],
  haze: '#f0cfa6',
  sun: { x: 0.7, y: 0.3, size: 0.036, colour: '#ffe2ad' },
  clouds: 0.25,
  layers: [
    { kind: 'ridge', y: 0.46, rise: 0.16, detail: 0.9, seed: 4.2, relief: 0.4, colour: '#b98a72', air: 0.35, mist: 0.6 },
    { kind: 'ridge', y: 0.54, rise: 0.14, detail: 1.2, seed: 8.1, relief: 0.5, colour: '#a3654c', air: 0.16, mist: 0.55 },
    { kind: 'dune', y: 0.62, rise: 0.1, detail: 1, seed: 1.4, colour: '#d29a62', air: 0.1, mist: 0.15 },
    { kind: 'dune', y: 0.74, rise: 0.13, detail: 0.8, seed: 5.9, colour: '#c07f48', air: 0.03, mist: 0.06 },
    { kind: 'dune', y: 0.9, rise: 0.16, detail: 0.6, seed: 9.2, colour: '#9c5c35', air: 0, mist: 0 },
  ],
};

export const DUSK: Landscape = {
  seed: 23,
  sky: ['#1d2b4d', '#6a5b84', '#f0936b'],
  haze: '#b97f7c',
  sun: { x: 0.74, y: 0.5, size: 0, colour: '#ffb27a' },
  clouds: 0.25,
  layers: [
    { kind: 'ridge', y: 0.54, rise: 0.3, detail: 0.9, seed: 5, relief: 0.4, snow: 0.3, colour: '#6c6a92', air: 0.22, mist: 0.6 },
    { kind: 'ridge', y: 0.64, rise: 0.26, detail: 1.2, seed: 8.8, relief: 0.45, snow: 0.12, colour: '#4c4f79', air: 0.12, mist: 0.65 },
    { kind: 'ridge', y: 0.74, rise: 0.17, detail: 1.5, seed: 12.4, relief: 0.4, colour: '#373f66', air: 0.05, mist: 0.6 },
    { kind: 'forest', y: 0.84, trees: 260, tall: 0.12, seed: 31, colour: '#1b2238', air: 0.04, mist: 0.3 },
    { kind: 'forest', y: 0.96, trees: 120, tall: 0.2, seed: 32, colour: '#0e1424', air: 0, mist: 0 },
  ],
};

export const LAKE: Landscape = {
  seed: 67,
  sky: ['#4f7f92', '#a9c3c0', '#f2dfc0'],
  haze: '#d8ddd0',
  sun: { x: 0.62, y: 0.34, size: 0.022, colour: '#ffe3b0' },
  clouds: 0.4,
  layers: [
    { kind: 'ridge', y: 0.48, rise: 0.3, detail: 0.9, seed: 4.4, relief: 0.4, snow: 0.4, colour: '#7d98a6', air: 0.26, mist: 0.6 },
    { kind: 'ridge', y: 0.56, rise: 0.2, detail: 1.3, seed: 9.4, relief: 0.45, snow: 0.12, colour: '#4c6f76', air: 0.12, mist: 0.55 },
    { kind: 'forest', y: 0.6, trees: 420, tall: 0.07, seed: 61, colour: '#34544c', air: 0.1, mist: 0.35 },
    { kind: 'water', y: 0.615, shine: 0.7, colour: '#2c5a60', air: 0, mist: 0 },
    { kind: 'forest', y: 1.02, trees: 44, tall: 0.4, seed: 64, colour: '#11241f', air: 0, mist: 0, clearing: [0.2, 0.82] },
  ],
};

/** Above a sea of cloud. */
export const PASS: Landscape = {
  seed: 83,
  sky: ['#39597f', '#8fa9c4', '#f4d6b4'],
  haze: '#efe3da',
  sun: { x: 0.68, y: 0.36, size: 0.024, colour: '#ffdfae' },
  clouds: 0.25,
  layers: [
    { kind: 'ridge', y: 0.5, rise: 0.24, detail: 1.1, seed: 3.9, relief: 0.4, snow: 0.5, colour: '#7b8fae', air: 0.24, mist: 0.7 },
    { kind: 'dune', y: 0.6, rise: 0.05, detail: 1.4, seed: 2.2, colour: '#e9e4e2', air: 0.3, mist: 0.3 },
    { kind: 'ridge', y: 0.68, rise: 0.26, detail: 1.3, seed: 7.1, relief: 0.5, snow: 0.28, colour: '#57709a', air: 0.08, mist: 0.75 },
    { kind: 'dune', y: 0.76, rise: 0.06, detail: 1.1, seed: 6.4, colour: '#f0ebe6', air: 0.14, mist: 0.3 },
    { kind: 'ridge', y: 0.98, rise: 0.42, detail: 0.8, seed: 12.6, relief: 0.5, snow: 0.1, colour: '#33445a', air: 0, mist: 0.05 },
  ],
};
