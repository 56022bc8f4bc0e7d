import { beforeAll, describe, expect, test } from 'vitest';
import type { EventGateway } from '#core/personalization/ports/event-gateway.ts';
import { eventSamples } from '../arbitraries/shopper-event.ts';
import { run } from '../run.ts';

/** The contract of every decision engine as a receiver of events. */
export const eventGatewayContract = (name: string, open: () => Promise<{ readonly events: EventGateway }>): void => {
  describe(`EventGateway: ${name}`, () => {
    let events: EventGateway;
    beforeAll(async () => {
      ({ events } = await open());
    });

    test.each(eventSamples)('it accepts the event $_tag', async (event) => {
      expect(await run(events.send([event]))).toBeUndefined();
    });

    test('it accepts events of several kinds in one call', async () => {
      expect(await run(events.send(eventSamples))).toBeUndefined();
    });
  });
};
