/** Hydrates the islands of a page, each as a React root of its own, in tasks of their own. */
import i18next from 'i18next';
import { createElement, type ReactNode, startTransition, useEffect, useLayoutEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { ClientPageData } from '#content/client-data.ts';
import { islands } from '#layouts/islands.ts';
import { App } from '../App.tsx';
import { applyStylesheet } from '../navigation/styles.ts';
import { hydratedEvent } from './early-clicks.ts';
import { toIdPrefix } from './id-prefix.ts';

/** Distance from the view at which an island of the kind `visible` is hydrated. */
const visibleMargin = '50%';

/**
 * Loads the modules of a page's islands.
 * @throws if one of them fails to load.
 */
export async function loadIslands(data: ClientPageData): Promise<void> {
  await Promise.all(data.islands.map(({ name }) => islands[name].load()));
}

interface HydrationObserverProps {
  /** Called in the task in which React begins to answer events. */
  onCommit: () => void;
  /** Called after the effects of all components. Those of a parent run after those of its children. */
  onHydrated: () => void;
  children: ReactNode;
}

function HydrationObserver({ onCommit, onHydrated, children }: HydrationObserverProps) {
  useLayoutEffect(onCommit, [onCommit]);
  useEffect(onHydrated, [onHydrated]);
  return children;
}

export interface HydratedIslands {
  /** Resolves when the islands of the kind `start` are hydrated. Rejects if one of them fails to load. */
  started: Promise<void>;
  /** Ends the islands after their elements have left the page. */
  unmount: () => void;
}

/**
 * Hydrates the islands inside an element. An island that the visitor touches is hydrated at once.
 * @param root contains the elements of the islands, in the order of the data.
 */
export function hydrateIslands(root: ParentNode, data: ClientPageData): HydratedIslands {
  const elements = [...root.querySelectorAll<HTMLElement>('[data-island]')];
  const roots: Root[] = [];
  const pending = new Map<Element, () => Promise<void>>();
  let hasEnded = false;

  for (const [index, element] of elements.entries()) {
    const island = data.islands[index];
    if (!island) continue;
    const hydrate = async () => {
      pending.delete(element);
      observer?.unobserve(getBox(element));
      const component = await islands[island.name].load();
      if (hasEnded) return;
      if (islands[island.name].addsClasses) applyStylesheet();
      // React calls this in the task in which it begins to answer events, so no click is answered twice or not at all.
      const markHydrated = () => {
        element.dataset.hydrated = '';
      };
      await new Promise<void>((resolve) => {
        // React renders a transition in short steps. In one step, a form would block a phone for a tenth of a second.
        startTransition(() => {
          roots.push(
            hydrateRoot(
              element,
              <HydrationObserver onCommit={markHydrated} onHydrated={resolve}>
                <App i18n={i18next}>{createElement(component, island.props as never)}</App>
              </HydrationObserver>,
              {
                identifierPrefix: toIdPrefix(index),
                onRecoverableError: (error) => {
                  // React reports an island that is unmounted before it is hydrated, when the visitor has left the page.
                  if (!hasEnded) console.error(error);
                },
              },
            ),
          );
        });
      });
      element.dispatchEvent(new Event(hydratedEvent));
    };
    pending.set(element, hydrate);
  }

  const hydrateTarget = ({ target }: { target: EventTarget | null }) => {
    const element = target instanceof Element ? target.closest('[data-island]') : null;
    if (element) void pending.get(element)?.().catch(console.warn);
  };
  const observer =
    'IntersectionObserver' in window
      ? new IntersectionObserver(
          (entries) => {
            for (const { isIntersecting, target } of entries) if (isIntersecting) hydrateTarget({ target });
          },
          { rootMargin: visibleMargin },
        )
      : undefined;
  const intentEvents = ['pointerdown', 'focusin'] as const;
  for (const name of intentEvents) addEventListener(name, hydrateTarget, { capture: true });

  const startHydration = async () => {
    for (const [index, element] of elements.entries()) {
      const name = data.islands[index]?.name;
      if (!name || !pending.has(element)) continue;
      if (islands[name].when === 'start' || !observer) await pending.get(element)?.();
      else observer.observe(getBox(element));
    }
  };
  return {
    started: startHydration(),
    unmount() {
      hasEnded = true;
      observer?.disconnect();
      for (const name of intentEvents) removeEventListener(name, hydrateTarget, { capture: true });
      // Not in this task, because the next page is painted first, and React may be rendering.
      setTimeout(() => {
        for (const reactRoot of roots) reactRoot.unmount();
      });
    },
  };
}

/** Returns an element with a box. That of an island in a grid has none, because its `display` is `contents`. */
const getBox = (element: Element): Element => element.firstElementChild ?? element;
