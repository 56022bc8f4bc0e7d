import { approachShoe } from './archetypes/approach-shoe.ts';
import type { Archetype } from './archetypes/archetype.ts';
import { backpack } from './archetypes/backpack.ts';
import { beanie } from './archetypes/beanie.ts';
import { bottle } from './archetypes/bottle.ts';
import { cap } from './archetypes/cap.ts';
import { dayPack } from './archetypes/day-pack.ts';
import { dryBag } from './archetypes/dry-bag.ts';
import { duffel } from './archetypes/duffel.ts';
import { fleece, gridFleece } from './archetypes/fleece.ts';
import { giftCard } from './archetypes/gift-card.ts';
import { highBoot, hikingBoot } from './archetypes/hiking-boot.ts';
import { engravedMug, mug } from './archetypes/mug.ts';
import { lightDown, puffer, vest } from './archetypes/puffer.ts';
import { rainShell, shellJacket } from './archetypes/shell-jacket.ts';
import { socks } from './archetypes/socks.ts';
import { longSleeve, tee } from './archetypes/tee.ts';
import { tent } from './archetypes/tent.ts';
import { roadShoe, trailShoe } from './archetypes/trail-shoe.ts';
import { shorts, trousers } from './archetypes/trousers.ts';

/** Style id to the scene of its pictures. */
export const CATALOG: Readonly<Record<string, Archetype>> = {
  NKTRAIL3: trailShoe,
  NKLOOP05: roadShoe,
  NKRIDGE1: hikingBoot,
  NKFJELL4: highBoot,
  NKAPPR02: approachShoe,
  NKLUMEN1: puffer,
  NKSVALE1: lightDown,
  NKBREID1: vest,
  NKSKAR02: shellJacket,
  NKREGN02: rainShell,
  NKVARDE1: fleece,
  NKGRID01: gridFleece,
  NKTARN01: tee,
  NKSTRI01: longSleeve,
  NKFELL01: trousers,
  NKSHRT02: shorts,
  NKSNOW01: beanie,
  NKCAP001: cap,
  NKSOCK03: socks,
  NKPACK38: backpack,
  NKPACK22: dayPack,
  NKHAUL50: duffel,
  NKDRY010: dryBag,
  NKKILD07: bottle,
  NKMUGG01: mug,
  NKMUGG02: engravedMug,
  NKTENT02: tent,
  NKGIFT01: giftCard,
};
