import { adviceModule } from './channel-modules/advice.ts';
import { httpModule } from './channel-modules/http.ts';
import { purchaseModule } from './channel-modules/purchase.ts';
import { useCasesModule } from './channel-modules/use-cases.ts';
import { openProcess, type Process } from './open-process.ts';
import type { ProcessValues } from './process-module.ts';

export type { Process };

/** A process that can do all that the shop can. */
export const createProcess = (values: Partial<ProcessValues> = {}): Process => openProcess([httpModule, useCasesModule, adviceModule, purchaseModule], values);
