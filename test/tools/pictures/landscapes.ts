import type { Landscape } from './landscape.ts';
import { COAST, DAWN, DESERT, DUSK, FOREST, LAKE, PASS, SNOW } from './landscape-palettes.ts';

interface Scenery {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly landscape: Landscape;
}

const WIDE = { width: 1920, height: 1080 };
const TALL = { width: 900, height: 1200 };

/** The same forest in a wider or narrower picture has more or fewer trees. */
const planted = (scene: Landscape, share: number): Landscape => ({
  ...scene,
  layers: scene.layers.map((layer) =>
    layer.kind === 'forest' ? { ...layer, trees: Math.round(layer.trees * share) } : layer,
  ),
});

/** A hero has space for text: at the left if wide, at the bottom if tall. */
function heroes(name: string, scene: Landscape, drawnFor: 'wide' | 'tall'): readonly Scenery[] {
  const { sun } = scene;
  const wide = planted(
    { ...scene, sun: { ...sun, x: Math.max(0.68, sun.x) }, calm: { left: 0.42, foot: 0.3 } },
    drawnFor === 'wide' ? 1 : 2.2,
  );
  const tall = planted({ ...scene, calm: { left: 0.1, foot: 0.55 } }, drawnFor === 'wide' ? 0.45 : 1);
  return [
    { name: `scenes/hero-${name}`, ...WIDE, landscape: wide },
    { name: `scenes/hero-${name}-tall`, ...TALL, landscape: tall },
  ];
}

export const SCENERY: readonly Scenery[] = [
  { name: 'scenes/hero-dawn', ...WIDE, landscape: DAWN },
  {
    name: 'scenes/hero-dawn-tall',
    ...TALL,
    landscape: { ...DAWN, sun: { ...DAWN.sun, x: 0.68, y: 0.33 }, calm: { left: 0.12, foot: 0.6 } },
  },
  ...heroes('dusk', DUSK, 'wide'),
  ...heroes('forest', FOREST, 'tall'),
  ...heroes('desert', DESERT, 'tall'),
  ...heroes('coast', COAST, 'tall'),
  ...heroes('snow', SNOW, 'tall'),
  ...heroes('lake', LAKE, 'wide'),
  ...heroes('pass', PASS, 'wide'),
  { name: 'scenes/scene-forest', width: 960, height: 1200, landscape: FOREST },
  { name: 'scenes/scene-coast', width: 960, height: 1200, landscape: COAST },
  { name: 'scenes/scene-snow', width: 960, height: 1200, landscape: SNOW },
  { name: 'scenes/scene-desert', width: 960, height: 1200, landscape: DESERT },
  { name: 'scenes/scene-dusk', width: 1600, height: 800, landscape: DUSK },
];
