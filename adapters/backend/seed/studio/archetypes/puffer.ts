import { bothSides, cord, panel, ridgeMark, stencil, zip, type Layer, type Panel } from '../layers.ts';
import { portrait } from './archetype.ts';
import { BODY_HALF, lying, SLEEVE } from './garment-parts.ts';

const HOOD = 'M 470,372 C 404,300 408,150 520,104 C 570,84 630,84 680,104 C 792,150 796,300 730,372 C 700,330 660,420 600,432 C 540,420 500,330 470,372 Z';

/** One chamber filled with down: round, gathered along its seams. */
const chamber = (d: string, paint: string, clip: string, base: number, seed: number): Panel =>
  panel(d, paint, 'nylon', { clip, base, round: 15, inflate: { r: 66, amp: 58, power: 0.62, smooth: 6 }, waves: [{ amp: 7, fx: 0.034, fy: 0.01, reach: 16, seed }, { amp: 4.5, fx: 0.007, fy: 0.011, seed: seed + 0.7 }] });

function hood(): Layer[] {
  return [
    stencil('hood', HOOD),
    panel('M 440,420 C 420,250 470,130 600,130 C 730,130 780,250 760,420 Z', 'lining', 'lining', { clip: 'hood', base: 20 }),
    chamber('M 600,60 L 360,60 L 360,420 L 472,420 C 450,330 470,220 540,176 C 560,164 580,160 600,160 Z', 'second', 'hood', 52, 1),
    chamber('M 600,60 L 840,60 L 840,420 L 728,420 C 750,330 730,220 660,176 C 640,164 620,160 600,160 Z', 'second', 'hood', 52, 2),
    panel('M 600,168 C 520,168 476,240 486,330 C 492,372 540,412 600,424 C 660,412 708,372 714,330 C 724,240 680,168 600,168 Z', 'lining', 'lining', { id: 'hollow', base: 10, waves: [{ amp: 4, fx: 0.008, fy: 0.02 }] }),
    cord('M 600,172 C 524,172 482,242 491,330 C 497,368 542,406 600,418 C 658,406 703,368 709,330 C 718,242 676,172 600,172', 13, 'trim', 'webbing', 12),
    panel('M 560,215 h 80 v 40 h -80 Z', 'label', 'webbing', { raise: 2, clip: 'hollow' }),
  ];
}

function sleeve(): Layer[] {
  const [ax, ay, bx, by] = [330, 430, 226, 1140];
  const length = Math.hypot(bx - ax, by - ay);
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
  const at = (along: number, across: number): string => `${(ax + ux * along - uy * across).toFixed(1)},${(ay + uy * along + ux * across).toFixed(1)}`;
  const band = (i: number): string => {
    const from = -60 + ((length + 60) * i) / 7;
    const to = -60 + ((length + 60) * (i + 1)) / 7;
    return `M ${at(from, -160)} Q ${at(from + 26, 0)} ${at(from, 160)} L ${at(to, 160)} Q ${at(to + 26, 0)} ${at(to, -160)} Z`;
  };
  return [
    stencil('arm', SLEEVE),
    ...Array.from({ length: 7 }, (_, i) => chamber(band(i), i < 1 ? 'second' : 'body', 'arm', 26, 3 + i * 1.7)),
    panel('M 156,1096 C 190,1122 256,1138 304,1132 L 298,1176 C 250,1184 184,1168 150,1136 Z', 'trim', 'rib', { textureScale: 1.3, textureAmp: 0.6, base: 34, inflate: { r: 30, amp: 18 } }),
  ];
}

function body(): Layer[] {
  const rows = [300, 486, 600, 715, 830, 945, 1060, 1160, 1290];
  const bands = rows.slice(0, -1).map((top, i) => {
    const bottom = (rows[i + 1] ?? 0);
    return chamber(`M 300,${top - 14} Q 470,${top + 20} 602,${top + 6} L 602,${bottom + 6} Q 470,${bottom + 20} 300,${bottom - 14} Z`, i < 2 ? 'second' : 'body', 'half', 44, 20 + i * 2.3);
  });
  return [
    stencil('half', BODY_HALF),
    ...bands,
    panel('M 340,1206 C 430,1234 520,1240 602,1240 L 602,1284 C 520,1284 430,1278 346,1252 Z', 'trim', 'nylon', { base: 52, inflate: { r: 24, amp: 14 } }),
    ...zip('M 474,872 L 437,1058', 'trim', 'zip', 26),
    cord('M 472,880 l -10,44', 9, 'accent', 'webbing', 8),
  ];
}

const layers: Layer[] = [
  ...hood(),
  ...bothSides(600, sleeve()),
  ...bothSides(600, body()),
  panel('M 572,386 h 56 V 1280 h -56 Z', 'trim', 'nylon', { base: 70, inflate: { r: 30, amp: 10 }, waves: [{ amp: 2, fx: 0.02, fy: 0.012 }] }),
  panel('M 600,392 V 1276', 'zip', 'metal', { stroke: 15, cap: 'butt', dash: '4.2 5', raise: 5, edge: 2.5 }),
  cord('M 600,410 v 52', 15, 'accent', 'plastic', 12),
  cord(ridgeMark(668, 562, 108), 10, 'accent', 'plastic', 4),
];

export const puffer = lying(layers, portrait(600, 690, 1180), portrait(690, 470, 470), { lit: '#efe6d6', far: '#d3c3a6' }, 0.76);
