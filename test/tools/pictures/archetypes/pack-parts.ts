import { bothSides, cord, groove, panel, stitch, type Layer } from '../layers.ts';
import { box } from './archetype.ts';

interface Harness {
  /** Where the straps leave the back, and where the back ends. */
  readonly top: number;
  readonly foot: number;
  readonly hipBelt: boolean;
}

/** The carrying system: padded panel, two straps, chest strap, belt. */
export function harness({ top, foot, hipBelt }: Harness): Layer[] {
  const pad = `M 430,${top + 20} C 470,${top} 730,${top} 770,${top + 20} C 786,${(top + foot) / 2} 780,${foot - 60} 750,${foot} C 700,${foot + 20} 500,${foot + 20} 450,${foot} C 420,${foot - 60} 414,${(top + foot) / 2} 430,${top + 20} Z`;
  const strap = `M 500,${top + 60} C 396,${top + 40} 352,${top + 190} 346,${top + 330} C 342,${top + 470} 372,${top + 560} 396,${top + 620}`;
  const belt = `M 470,${foot - 90} C 380,${foot - 110} 260,${foot - 96} 220,${foot - 60} C 206,${foot - 20} 214,${foot + 16} 232,${foot + 30} C 300,${foot + 20} 400,${foot + 20} 470,${foot + 10} Z`;
  const rows = Array.from({ length: 5 }, (_, i) => top + 150 + ((foot - top - 260) * i) / 4);
  return [
    panel(pad, 'trim', 'mesh', { id: 'pad', textureScale: 0.8, base: 92, inflate: { r: 70, amp: 46, smooth: 4 } }),
    ...rows.map((y) => groove(`M 440,${y} Q 600,${y + 26} 760,${y}`, 16, 16, { within: 'pad' })),
    groove(`M 600,${top + 60} V ${foot - 40}`, 26, 14, { within: 'pad' }),
    ...(hipBelt
      ? bothSides(600, [
          panel(belt, 'trim', 'mesh', { textureScale: 0.8, base: 120, inflate: { r: 50, amp: 40, smooth: 3 } }),
          cord(`M 236,${foot - 20} C 190,${foot - 10} 176,${foot + 40} 190,${foot + 90}`, 30, 'dark', 'webbing', 8, {
            base: 70,
          }),
        ])
      : []),
    ...bothSides(600, [
      cord(`M 394,${top + 610} C 400,${top + 690} 392,${foot - 90} 372,${foot - 30}`, 26, 'dark', 'webbing', 8, {
        base: 110,
      }),
      panel(strap, 'body', 'canvas', { stroke: 88, base: 128, inflate: { r: 44, amp: 36 } }),
      stitch(strap.replace('M 500', 'M 486'), { stroke: 2.4 }),
      panel(strap, 'dark', 'webbing', { stroke: 22, raise: 5, edge: 3 }),
      panel(box(372, top + 596, 50, 60, 10), 'dark', 'plastic', { base: 160, raise: 12, edge: 8 }),
    ]),
    panel(box(462, top - 10, 276, 96, 40), 'trim', 'mesh', {
      textureScale: 0.8,
      base: 164,
      inflate: { r: 40, amp: 22, smooth: 3 },
    }),
    cord(`M 352,${top + 270} C 450,${top + 292} 750,${top + 292} 848,${top + 270}`, 24, 'dark', 'webbing', 8, {
      base: 172,
    }),
    panel(box(552, top + 262, 96, 50, 10), 'accent', 'plastic', { base: 180, raise: 12, edge: 8 }),
  ];
}
