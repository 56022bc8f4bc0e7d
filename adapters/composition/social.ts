import { makeSocialUseCases, type SocialUseCases } from '#core/social/use-cases/social-use-cases.ts';
import { makeProductGateway } from '#adapters/http/catalog/product-gateway.ts';
import { makeMediaGateway } from '#adapters/http/social/media-gateway.ts';
import type { FormPorts } from './area-ports.ts';

/** Use cases for galleries of pictures of shoppers, which call the media service. */
export const openSocial = (ports: FormPorts): SocialUseCases =>
  makeSocialUseCases({
    ...ports,
    media: ports.gateways.media ?? makeMediaGateway(ports.client),
    products: ports.gateways.products ?? makeProductGateway(ports.client),
  });
