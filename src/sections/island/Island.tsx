import { type ComponentType, createContext, type ReactElement, use } from 'react';
import type { IslandData } from '#content/client-data.ts';

/**
 * Renders an island to HTML, as a React root of its own. In the browser it is hydrated on its own, so ids and contexts must
 * not depend on the page around it.
 */
export type RenderIsland = (island: IslandData, element: ReactElement) => string;

/** Provided while a page is rendered. */
export const IslandContext = createContext<RenderIsland | undefined>(undefined);

interface IslandProps<Props extends object> {
  name: IslandData['name'];
  component: ComponentType<Props>;
  /** JSON values only, because the page carries them as JSON. */
  props: Props;
}

/**
 * Marks a component as interactive: the page around it is static HTML, and the component is hydrated.
 * @throws if it is rendered outside a page.
 */
export function Island<Props extends object>({ name, component: Component, props }: IslandProps<Props>) {
  const render = use(IslandContext);
  if (!render) throw new Error('An island was rendered outside a page.');
  return (
    <div
      className="island"
      data-island={name}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the HTML that React renders here
      dangerouslySetInnerHTML={{ __html: render({ name, props }, <Component {...props} />) }}
    />
  );
}
