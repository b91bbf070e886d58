import { expect, test } from 'vitest';
import { getFindings, initialWatchState, reduceWatchState, type WatchEvent } from '#dev/content-watcher.ts';
import type { Finding } from '#pipeline/finding.ts';

const createFinding = (file: string, level: Finding['level'] = 'error') =>
  ({ file, level, line: 1, column: 1, rule: 'mdx/syntax', message: 'A problem.' }) as Finding;
const teamError = createFinding('team.mdx');
const homeError = createFinding('home.mdx');

/** Applies events one after the other. Returns the files of the findings that are shown, and the last effects. */
function applyEvents(...events: WatchEvent[]) {
  let state = initialWatchState;
  let effects: readonly string[] = [];
  for (const event of events) ({ state, effects } = reduceWatchState(state, event));
  return { files: getFindings(state).map(({ file }) => file), effects };
}
const save = (...findings: Finding[]): WatchEvent => ({
  type: 'saved',
  files: ['team.mdx'],
  findings,
  canShow: true,
});
const check = (...findings: Finding[]): WatchEvent => ({ type: 'checked', findings });

test('a saved document without errors updates the pages', () => {
  expect(applyEvents(save())).toEqual({ files: [], effects: ['update-pages'] });
  expect(applyEvents(save(createFinding('team.mdx', 'warning')))).toEqual({
    files: [],
    effects: ['update-pages'],
  });
});

test('a saved document with errors shows the overlay, and the pages stay as they are', () => {
  expect(applyEvents(save(teamError))).toEqual({ files: ['team.mdx'], effects: ['show-overlay'] });
});

test('a check without errors clears the overlay, and shows the update that waited for it', () => {
  const effects = ['show-overlay', 'update-pages'];
  expect(applyEvents(save(teamError), check())).toEqual({ files: [], effects });
  expect(applyEvents({ ...save(), canShow: false } as WatchEvent, check())).toEqual({ files: [], effects });
  expect(applyEvents(save(), check())).toEqual({ files: [], effects: ['show-overlay'] });
});

test('an update waits until the check has no errors', () => {
  expect(applyEvents(save(teamError), check(teamError)).effects).toEqual(['show-overlay']);
  expect(applyEvents(save(teamError), check(teamError), check()).effects).toEqual([
    'show-overlay',
    'update-pages',
  ]);
});

test('findings of a saved file replace those of the last check for that file only', () => {
  expect(applyEvents(check(teamError, homeError), save()).files).toEqual(['team.mdx', 'home.mdx']);
  expect(applyEvents(check(homeError), save(teamError)).files).toEqual(['team.mdx', 'home.mdx']);
  expect(applyEvents(check(homeError), save(teamError), save()).files).toEqual(['home.mdx']);
});

test('errors of a parsed page count until the first check', () => {
  const parse: WatchEvent = { type: 'parsed', file: 'team.mdx', findings: [teamError] };
  expect(applyEvents(parse).files).toEqual(['team.mdx']);
  expect(applyEvents(parse, check()).files).toEqual([]);
  expect(applyEvents(check(), parse).files).toEqual([]);
});
