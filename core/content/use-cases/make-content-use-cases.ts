import type { ContentGateway } from '../ports/content-gateway.ts';
import type { ContentUseCases } from './content-use-cases.ts';
import { viewNavigation } from './view-navigation.ts';
import { viewPage, type PagePorts } from './view-page.ts';

export const makeContentUseCases = (ports: PagePorts & { readonly content: ContentGateway }): ContentUseCases => {
  const view = viewPage(ports);
  return {
    viewPage: (slug) => view(ports.content.page(slug)),
    viewNamedPage: (name) => view(ports.content.namedPage(name)),
    viewNavigation: viewNavigation(ports),
  };
};
