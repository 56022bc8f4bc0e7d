import type { Archetype } from './archetypes/archetype.ts';
import { approachShoe } from './archetypes/approach-shoe.ts';
import { backpack } from './archetypes/backpack.ts';
import { beanie } from './archetypes/beanie.ts';
import { bottle } from './archetypes/bottle.ts';
import { duffel } from './archetypes/duffel.ts';
import { fleece } from './archetypes/fleece.ts';
import { hikingBoot } from './archetypes/hiking-boot.ts';
import { puffer } from './archetypes/puffer.ts';
import { shellJacket } from './archetypes/shell-jacket.ts';
import { tee } from './archetypes/tee.ts';
import { trailShoe } from './archetypes/trail-shoe.ts';
import { trousers } from './archetypes/trousers.ts';

/** Style id to the scene its pictures are taken from. */
export const CATALOGUE: Readonly<Record<string, Archetype>> = {
  NKTRAIL3: trailShoe,
  NKRIDGE1: hikingBoot,
  NKAPPR02: approachShoe,
  NKLUMEN1: puffer,
  NKSKAR02: shellJacket,
  NKVARDE1: fleece,
  NKTARN01: tee,
  NKFELL01: trousers,
  NKSNOW01: beanie,
  NKPACK38: backpack,
  NKHAUL50: duffel,
  NKKILD07: bottle,
};
