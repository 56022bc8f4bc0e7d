import { cord, groove, panel, ridgeMark, shade, type Layer } from '../layers.ts';
import { box, circle, pictured, portrait } from './archetype.ts';

const CARD = box(180, 480, 840, 530, 44);

const plate = (): Layer[] => [panel(CARD, 'body', 'plastic', { id: 'card', base: 14, raise: 10, edge: 7 })];

/** Hills below a sun, as in the scenes of the shop. */
const front: Layer[] = [
  ...plate(),
  panel(circle(820, 640, 78), 'accent', 'plastic', { clip: 'card', raise: 1, edge: 2 }),
  panel(
    'M 120,860 C 260,760 380,700 500,770 C 620,840 700,690 830,730 C 940,764 1010,820 1080,800 V 1060 H 120 Z',
    'second',
    'plastic',
    {
      clip: 'card',
      raise: 2,
      edge: 3,
    },
  ),
  panel('M 120,930 C 320,850 460,900 620,880 C 800,856 920,930 1080,890 V 1060 H 120 Z', 'trim', 'plastic', {
    clip: 'card',
    raise: 2,
    edge: 3,
  }),
  cord(ridgeMark(240, 660, 170), 15, 'pale', 'plastic', 2),
  panel('M 244,712 H 404', 'pale', 'plastic', { stroke: 6 }),
  panel('M 244,738 H 350', 'pale', 'plastic', { stroke: 4 }),
];

/** Half in its sleeve of paper. */
const sleeve: Layer[] = [
  ...front,
  panel(box(150, 740, 900, 330, 14), 'pale', 'canvas', { id: 'sleeve', base: 34, raise: 12, edge: 6 }),
  shade('M 150,724 H 1050 V 752 H 150 Z', -0.18, 14),
  groove('M 150,800 L 600,930 L 1050,800', 4, 4, { within: 'sleeve' }),
  panel(circle(600, 925, 54), 'accent', 'leather', { raise: 10, edge: 8 }),
  cord(ridgeMark(568, 942, 64), 7, 'pale', 'plastic', 1),
];

export const giftCard = pictured({
  front,
  second: sleeve,
  view: portrait(600, 745, 1060),
  macro: portrait(690, 720, 430),
  backdrop: { lit: '#ebe4d8', far: '#cfc3b0' },
});
