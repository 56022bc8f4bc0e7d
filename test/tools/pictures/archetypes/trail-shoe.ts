import { cord, panel, ridgeMark } from '../layers.ts';
import { heelCounter, insideOfShoe, mudguard, ON, shoeBody, shoeTop, toeBumper } from './low-shoe.ts';
import { shoeArchetype } from './shoe-parts.ts';
import { roadSole, trailSole } from './shoe-soles.ts';

const paper = { lit: '#efe4d3', far: '#d8c5a8', sun: '#f5ecdc', ridge: '#e2d2b8', block: '#dfcfb5' };
const markOn = { ...ON, not: [...ON.not, 'guard', 'counter'] };

export const trailShoe = shoeArchetype(
  [
    ...insideOfShoe('mesh'),
    ...trailSole(),
    ...shoeBody('mesh', 'mesh'),
    ...mudguard('overlay', 'suede'),
    ...toeBumper(),
    ...heelCounter('overlay', 'suede'),
    panel('M 120,716 C 214,708 262,738 276,776 C 284,806 282,826 276,880 L 120,880 Z', 'accent', 'plastic', {
      ...ON,
      raise: 6,
      edge: 9,
    }),
    panel(ridgeMark(424, 788, 276), 'accent', 'plastic', { ...markOn, stroke: 16, raise: 4, edge: 5 }),
    ...shoeTop('suede', 6),
  ],
  { ground: 962, paper },
);

export const roadShoe = shoeArchetype(
  [
    ...insideOfShoe('knit'),
    ...roadSole(),
    ...shoeBody('mesh', 'knit', { textureScale: 2.1, textureAmp: 0.34 }),
    panel('M 1230,600 C 1222,700 1170,786 1050,850 L 1520,900 L 1520,600 Z', 'overlay', 'knit', {
      ...ON,
      textureScale: 2.1,
      textureAmp: 0.34,
    }),
    panel(
      'M 120,880 C 150,776 176,690 204,620 C 280,650 350,716 400,790 C 420,826 430,850 430,880 Z',
      'overlay',
      'shell',
      { ...ON, raise: 5, edge: 8, id: 'counter' },
    ),
    ...[
      [712, 540, 560],
      [812, 592, 700],
      [906, 636, 842],
    ].map(([x = 0, y = 0, foot = 0]) =>
      panel(`M ${x},${y} C ${x - 30},${y + 90} ${foot + 40},${y + 190} ${foot},850`, 'overlay', 'shell', {
        ...ON,
        stroke: 30,
        raise: 3,
        edge: 7,
      }),
    ),
    cord(ridgeMark(232, 800, 128), 9, 'accent', 'plastic', 3, ON),
    ...shoeTop('shell', 6),
  ],
  {
    ground: 950,
    paper: { lit: '#e7e6dc', far: '#c7cabb', sun: '#f1f0e7', ridge: '#d7d8c9', block: '#d2d3c3' },
    close: { x: 452, y: 770, w: 480, h: 600 },
  },
);
