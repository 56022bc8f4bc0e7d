import { Container } from 'inversify';
import type { Observable } from 'rxjs';
import type { StoreEvent } from '#core/store-event.ts';
import type { Storefront } from '#core/storefront.ts';
import type { ChannelValues } from './channel-values.ts';
import { makeOnce } from './once.ts';
import type { Process } from './process.ts';
import { tokens } from './tokens.ts';

/** A storefront with what the core announces in it, and its end. */
export type OpenStorefront = Storefront & {
  readonly announcements$: Observable<StoreEvent>;
  readonly close: () => Promise<void>;
};

/** Opens a storefront for one channel. The child container holds the channel's values alone; the container stops here. */
export const createStorefront = ({ container }: Process, channel: ChannelValues): OpenStorefront => {
  const child = new Container({ parent: container, defaultScope: 'Singleton', jitless: true });
  child.bind(tokens.channel).toConstantValue(channel);
  child.bind(tokens.once).toConstantValue(makeOnce());
  const events = child.get(tokens.events);
  return {
    site: channel.site,
    // Areas are made when they are first asked for: a page of the server needs one or two of them.
    get session() {
      return child.get(tokens.sessionUseCases);
    },
    get account() {
      return child.get(tokens.accountUseCases);
    },
    get carts() {
      return child.get(tokens.cartUseCases);
    },
    get savedForLater() {
      return child.get(tokens.besideCart).saved;
    },
    get coupons() {
      return child.get(tokens.besideCart).coupons;
    },
    get lineDelivery() {
      return child.get(tokens.besideCart).delivery;
    },
    get checkout() {
      return child.get(tokens.checkoutUseCases);
    },
    get orders() {
      return child.get(tokens.orderUseCases);
    },
    get catalog() {
      return child.get(tokens.catalogUseCases);
    },
    get advice() {
      return child.get(tokens.adviceUseCases);
    },
    get stores() {
      return child.get(tokens.storeUseCases);
    },
    get offers() {
      return child.get(tokens.offerUseCases);
    },
    get favorites() {
      return child.get(tokens.favoritesUseCases);
    },
    get content() {
      return child.get(tokens.contentUseCases);
    },
    announcements$: events.announcements$,
    close: async () => {
      events.end();
      await child.unbindAllAsync();
    },
  };
};
