import type { ParamsOf } from '../message-kinds.ts';
import { button, contentOf, quiet, type TemplateContext, type Templates } from './template.ts';

/** The texts of a message about a correction; `changed` is missing in messages of earlier releases. */
const textsOfChange = <Own extends TemplateContext['texts']['order-corrected' | 'order-correction']>(
  own: Own,
  changed: ParamsOf<'order-corrected'>['changed'],
): Own => (changed === undefined ? own : { ...own, text: own.changed[changed] });

/** Messages about corrections of an order. */
export const correctionTemplates: Templates<'order-corrected' | 'order-correction'> = {
  'order-corrected': ({ orderNumber, lines, changed }, { texts: { 'order-corrected': own }, orderPage }) =>
    contentOf(textsOfChange(own, changed), { orderNumber }, [
      ...(lines.length === 0 ? [] : [{ _tag: 'Lines', title: own.address, lines } as const]),
      quiet(own.warning),
      button(own, orderPage(orderNumber)),
    ]),

  'order-correction': ({ orderNumber, lines, url, minutes, changed }, { texts: { 'order-correction': own }, page }) =>
    contentOf(textsOfChange(own, changed), { orderNumber, minutes: String(minutes) }, [
      ...(lines.length === 0 ? [] : [{ _tag: 'Lines', title: own.address, lines } as const]),
      quiet(own.warning),
      button(own, page(url)),
    ]),
};
