import { groove, panel, placed, ridgeMark, stitch } from '../layers.ts';
import { heelCounter, insideOfShoe, ON, shoeBody, shoeTop } from './low-shoe.ts';
import { laces, shoeArchetype } from './shoe-parts.ts';
import { approachSole } from './shoe-soles.ts';

const RAND =
  'M 120,836 C 300,842 520,836 700,820 C 860,804 980,782 1080,742 C 1160,708 1216,670 1250,610 L 1540,600 L 1540,960 L 120,960 Z';
const markOn = { ...ON, not: [...ON.not, 'rand', 'sling'] };

const upper = [
  ...shoeBody('body', 'suede', { waves: [{ amp: 3, fx: 0.006, fy: 0.008, seed: 5 }] }),
  ...heelCounter('second', 'suede'),
  panel(
    'M 120,700 C 250,700 350,730 430,712 C 530,686 590,620 650,520 L 720,556 C 660,664 590,760 480,784 C 360,804 250,780 120,772 Z',
    'second',
    'suede',
    { ...ON, raise: 5, edge: 5, id: 'sling' },
  ),
  stitch(
    'M 130,714 C 250,714 350,744 436,724 C 540,696 600,630 660,530 M 130,758 C 250,768 360,790 474,770 C 580,746 646,656 702,560',
    ON,
  ),
  panel(RAND, 'outsole', 'rubber', { ...ON, id: 'rand', raise: 8, edge: 8 }),
  groove('M 120,852 C 300,858 520,852 706,836 C 868,820 990,798 1090,758 C 1174,724 1232,688 1268,626', 4, 4, {
    within: 'rand',
  }),
  panel(ridgeMark(700, 790, 190), 'accent', 'plastic', { ...markOn, stroke: 12, raise: 4, edge: 4 }),
  panel(
    'M 900,612 C 980,650 1060,674 1140,682 C 1170,690 1168,720 1136,720 C 1050,716 960,692 880,656 Z',
    'second',
    'leather',
    { ...ON, raise: 6, edge: 5 },
  ),
  ...laces({ from: [986, 660], to: [1116, 700], count: 3, sag: 3, across: [26, -40], width: 14 }),
  ...shoeTop('leather', 6),
];

export const approachShoe = shoeArchetype(
  [
    ...placed(insideOfShoe('canvas'), 'translate(0,30)', ''),
    ...approachSole(),
    ...placed(upper, 'translate(0,30)', ''),
  ],
  { ground: 952, paper: { lit: '#efe2d8', far: '#d6c0b0', sun: '#f6ece4', ridge: '#e1cfc1', block: '#dac8b9' } },
);
