import { bothSides, fold, groove, panel, ridgeMark, shade, stitch, type Layer } from '../layers.ts';
import { box, circle, pictured, portrait } from './archetype.ts';

const CROWN =
  'M 232,812 C 216,560 330,372 600,372 C 870,372 984,560 968,812 C 880,850 760,866 600,866 C 440,866 320,850 232,812 Z';
const BRIM =
  'M 226,816 C 300,766 440,748 600,748 C 760,748 900,766 974,816 C 1022,862 1036,926 1020,974 C 1010,1004 984,1008 958,994 C 862,946 742,926 600,926 C 458,926 338,946 242,994 C 216,1008 190,1004 180,974 C 164,926 178,862 226,816 Z';
const BACK =
  'M 232,900 C 216,600 330,400 600,400 C 870,400 984,600 968,900 C 900,934 820,950 750,954 C 750,850 700,770 600,770 C 500,770 450,850 450,954 C 380,950 300,934 232,900 Z';

/** Panels that meet at the button, their seams, and a ventilation hole in each. */
const seams = (top: number): Layer[] => [
  groove(
    `M 600,${top} V 860 M 600,${top} C 500,${top + 30} 410,560 396,850 M 600,${top} C 700,${top + 30} 790,560 804,850`,
    5,
    7,
    { within: 'crown' },
  ),
  stitch(
    `M 588,${top + 8} V 850 M 612,${top + 8} V 850 M 588,${top + 12} C 492,${top + 44} 398,566 384,846 M 612,${top + 12} C 708,${top + 44} 802,566 816,846`,
    { clip: 'crown' },
  ),
  ...bothSides(600, [
    panel(circle(348, 560, 9), 'trim', 'webbing', { raise: 5, edge: 4 }),
    panel(circle(348, 560, 4), 'lining', 'lining', { raise: -3 }),
    panel(circle(508, 520, 9), 'trim', 'webbing', { raise: 5, edge: 4 }),
    panel(circle(508, 520, 4), 'lining', 'lining', { raise: -3 }),
  ]),
  panel(`M 576,${top} a 24 16 0 1 1 48 0 a 24 12 0 1 1 -48 0 Z`, 'second', 'cotton', { raise: 12, edge: 10 }),
];

const front: Layer[] = [
  panel(CROWN, 'body', 'canvas', {
    id: 'crown',
    textureScale: 1.1,
    base: 20,
    dome: { amp: 190, power: 0.5, smooth: 6 },
    waves: [{ amp: 3, fx: 0.006, fy: 0.006, seed: 3 }],
  }),
  ...seams(376),
  panel(box(470, 606, 260, 150, 14), 'second', 'suede', { raise: 6, edge: 5, id: 'patch' }),
  stitch('M 484,620 h 232 v 122 h -232 Z', { clip: 'patch' }),
  panel(ridgeMark(518, 722, 164), 'pale', 'cotton', { stroke: 13, raise: 5, edge: 4 }),
  shade('M 200,760 C 300,720 900,720 1000,760 L 1000,830 L 200,830 Z', -0.3, 24, { within: 'crown' }),
  panel(BRIM, 'second', 'canvas', {
    id: 'brim',
    textureScale: 1.1,
    base: 150,
    dome: { amp: 66, power: 0.6, smooth: 6 },
    inflate: { r: 26, amp: 16 },
  }),
  ...[0, 1, 2, 3].map((i) =>
    stitch(
      `M ${214 - i * 12},${858 + i * 36} C ${310 - i * 6},${806 + i * 33} ${450},${784 + i * 32} 600,${784 + i * 32} C 750,${784 + i * 32} ${890 + i * 6},${806 + i * 33} ${986 + i * 12},${858 + i * 36}`,
      { clip: 'brim' },
    ),
  ),
];

const behind: Layer[] = [
  panel(
    'M 250,900 C 300,820 420,760 600,760 C 780,760 900,820 950,900 C 880,960 320,960 250,900 Z',
    'lining',
    'lining',
    { base: 4, inflate: { r: 80, amp: 20 } },
  ),
  panel(
    'M 330,930 C 440,880 760,880 870,930 C 900,990 860,1020 600,1020 C 340,1020 300,990 330,930 Z',
    'second',
    'canvas',
    { base: 2, inflate: { r: 40, amp: 20 } },
  ),
  panel(BACK, 'body', 'canvas', {
    id: 'crown',
    textureScale: 1.1,
    base: 30,
    dome: { amp: 170, power: 0.5, smooth: 6 },
    waves: [{ amp: 3, fx: 0.006, fy: 0.006, seed: 3 }],
  }),
  ...seams(404),
  fold('M 450,950 C 450,850 500,772 600,772 C 700,772 750,850 750,950', 14, 5, 6, { within: 'crown' }),
  panel('M 236,886 C 330,930 420,944 600,944 C 780,944 870,930 964,886', 'second', 'webbing', {
    stroke: 46,
    cap: 'butt',
    base: 150,
    raise: 6,
    edge: 6,
  }),
  panel(box(560, 908, 84, 72, 10), 'steel', 'metal', { base: 170, raise: 8, edge: 6 }),
  panel(box(578, 924, 48, 40, 6), 'trim', 'webbing', { base: 168, raise: 2 }),
];

export const cap = pictured({
  front,
  second: behind,
  view: portrait(600, 700, 1080),
  secondView: portrait(600, 700, 960),
  macro: portrait(600, 700, 330),
  backdrop: { lit: '#e9e7da', far: '#c6c8b4' },
});
