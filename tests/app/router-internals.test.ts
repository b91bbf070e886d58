import { createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { assignHistoryKeys, flushRouterUpdates } from '#app/navigation/router-internals.ts';
import reactRouter from '../../node_modules/react-router-dom/package.json' with { type: 'json' };

test('src/app/navigation/router-internals.ts was verified with the installed version of react-router-dom', () => {
  expect(reactRouter.version, 'run tests/browser/navigation, then update both versions').toBe('7.18.5');
});

describe('flushRouterUpdates', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** Navigates to a page that loads for some time, and records the updates that a subscriber receives. */
  async function recordUpdates(loadMs: number, showPage = () => false) {
    const loader = () => new Promise((resolve) => setTimeout(() => resolve(null), loadMs));
    const router = createMemoryRouter([{ path: '/' }, { path: '/next', loader }]);
    flushRouterUpdates(router, showPage);
    const updates: { state: string; flushSync: boolean; at: number }[] = [];
    const start = Date.now();
    router.subscribe(({ navigation }, { flushSync }) =>
      updates.push({ state: navigation.state, flushSync, at: Date.now() - start }),
    );
    const navigation = router.navigate('/next');
    await vi.advanceTimersByTimeAsync(loadMs);
    await navigation;
    await vi.runAllTimersAsync();
    router.dispose();
    return updates;
  }

  test('flushes the update for a page that loads fast, without a loading state', async () => {
    expect(await recordUpdates(149)).toEqual([{ state: 'idle', flushSync: true, at: 149 }]);
  });
  test('reports the loading state after 150 ms', async () => {
    expect(await recordUpdates(500)).toEqual([
      { state: 'loading', flushSync: true, at: 150 },
      { state: 'idle', flushSync: true, at: 500 },
    ]);
  });
  test('shows a loaded page before React receives its state, which it does in idle time after the next frame', async () => {
    vi.stubGlobal('requestAnimationFrame', (task: () => void) => setTimeout(task, 16));
    vi.stubGlobal('window', { requestIdleCallback: 1 });
    vi.stubGlobal('requestIdleCallback', (task: () => void) => setTimeout(task, 4));
    const showPage = vi.fn(() => true);
    const updates = await recordUpdates(100, showPage);
    expect(showPage).toHaveBeenCalledOnce();
    expect(updates).toEqual([{ state: 'idle', flushSync: true, at: 120 }]);
  });
  test('reports a shown page before the next navigation, so that React misses no page', async () => {
    vi.stubGlobal('requestAnimationFrame', () => 0);
    const router = createMemoryRouter([{ path: '/' }, { path: '/next' }]);
    flushRouterUpdates(router, ({ historyAction }) => historyAction === 'PUSH');
    const paths: string[] = [];
    router.subscribe(({ location }) => paths.push(location.pathname));
    await router.navigate('/next');
    expect(paths).toEqual([]);
    await router.navigate(-1);
    expect(paths).toEqual(['/next', '/']);
    router.dispose();
  });
});

describe('assignHistoryKeys', () => {
  afterEach(() => void vi.unstubAllGlobals());

  /** Returns the state of a history entry after a popstate event. */
  function popState(state: unknown): Record<string, unknown> {
    const history = {
      state,
      replaceState(newState: unknown) {
        history.state = newState;
      },
    };
    vi.stubGlobal('history', history);
    vi.stubGlobal('addEventListener', (_name: string, listener: () => void) => listener());
    assignHistoryKeys(() => 'current');
    return history.state as Record<string, unknown>;
  }

  test('gives an entry without state a key', () => {
    expect(popState(null)).toEqual({ key: expect.stringMatching(/^\w+$/) });
  });
  test('gives an entry with the key of the current one another key', () => {
    const state = popState({ key: 'current', idx: 3 });
    expect(state).toMatchObject({ idx: 3 });
    expect(state.key).not.toBe('current');
  });
  test('keeps the key of every other entry', () => {
    expect(popState({ key: 'other' })).toEqual({ key: 'other' });
  });
});
