import { fold, groove, panel, placed, ridgeMark, shade, type Layer } from '../layers.ts';
import { box, pictured, portrait } from './archetype.ts';

/** A crew sock lying on its side: cuff above, toe to the right. */
const SOCK =
  'M 300,190 C 370,176 500,176 566,190 C 574,400 570,600 566,760 C 566,850 620,900 700,960 C 790,1020 880,1060 900,1130 C 920,1220 860,1290 770,1284 C 640,1270 480,1210 370,1110 C 290,1030 292,900 296,760 C 300,600 296,400 300,190 Z';

const rings = (from: number, to: number, count: number): string =>
  Array.from({ length: count }, (_, i) => `M 280,${from + ((to - from) * i) / (count - 1)} H 590`).join(' ');

const sock: Layer[] = [
  panel(SOCK, 'body', 'knit', {
    id: 'sock',
    textureScale: 1.15,
    textureAmp: 0.9,
    base: 20,
    dome: { amp: 74, power: 0.5, smooth: 5 },
    waves: [{ amp: 5, fx: 0.006, fy: 0.007, seed: 4 }],
  }),
  panel('M 270,170 H 600 V 330 Q 430,346 270,330 Z', 'second', 'rib', {
    clip: 'sock',
    textureScale: 1.1,
    textureAmp: 0.9,
    raise: 6,
    edge: 8,
  }),
  panel('M 270,362 Q 430,376 600,362', 'trim', 'knit', {
    stroke: 22,
    cap: 'butt',
    clip: 'sock',
    textureScale: 1.15,
    textureAmp: 0.9,
  }),
  panel('M 270,402 Q 430,416 600,402', 'pale', 'knit', {
    stroke: 22,
    cap: 'butt',
    clip: 'sock',
    textureScale: 1.15,
    textureAmp: 0.9,
  }),
  panel('M 260,860 C 340,840 430,900 440,1000 C 446,1080 420,1140 390,1180 L 260,1180 Z', 'second', 'knit', {
    clip: 'sock',
    textureScale: 1.15,
    textureAmp: 1.1,
    raise: 4,
    edge: 8,
  }),
  panel('M 800,980 C 740,1060 720,1160 740,1310 L 960,1310 L 960,1000 Z', 'second', 'knit', {
    clip: 'sock',
    textureScale: 1.15,
    textureAmp: 1.1,
    raise: 4,
    edge: 8,
  }),
  groove(rings(470, 720, 9), 5, 3, { within: 'sock' }),
  fold('M 566,770 C 520,830 480,860 430,880 M 574,820 C 550,880 520,930 480,960', 18, -7, 12, { within: 'sock' }),
  shade('M 560,780 C 520,860 470,940 440,1010 L 700,1010 Z', -0.1, 40, { within: 'sock' }),
  panel(ridgeMark(372, 620, 120), 'accent', 'knit', { stroke: 13, clip: 'sock', raise: 1 }),
];

/** A pair, one on top of the other, in its paper band. */
const banded: Layer[] = [
  ...placed(sock, 'translate(54,-40)', '-under'),
  ...placed(sock, '', '-over', 50),
  panel('M 274,526 Q 440,552 634,508 L 634,712 Q 440,756 274,730 Z', 'label', 'cotton', {
    base: 168,
    dome: { amp: 40, power: 0.5, smooth: 5 },
    textureAmp: 0.4,
  }),
  panel(ridgeMark(352, 664, 170), 'dark', 'cotton', { stroke: 14 }),
  panel(box(340, 690, 190, 6, 3), 'dark', 'cotton'),
];

export const socks = pictured({
  front: [...placed(sock, 'translate(150,-30)', '-far'), ...placed(sock, 'translate(-90,60)', '', 60)],
  second: placed(banded, 'rotate(-12 600 740)', ''),
  view: portrait(630, 775, 1100),
  secondView: portrait(612, 700, 1080),
  macro: portrait(345, 505, 330),
  backdrop: { lit: '#ece7dc', far: '#cbc4b2' },
});
