/** The documents for operators name every alert and every message of the log. */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const runbook = readFileSync('src/server/runbook.md', 'utf8');
const rulesFile = 'scripts/deploy/prometheus-alerts.yml';
interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; runbook: string };
}
const { groups } = parse(readFileSync(rulesFile, 'utf8')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);

test('every alert has a section of the runbook, and every section of an alert its rule', () => {
  const sections = runbook.slice(0, runbook.indexOf('## Alarms of the server'));
  expect([...sections.matchAll(/^### (.+)$/gm)].map(([, title]) => title)).toEqual(
    rules.map(({ alert }) => alert),
  );
  for (const { alert, annotations, labels } of rules) {
    expect(annotations.runbook).toBe(`src/server/runbook.md#${alert.toLowerCase()}`);
    expect(annotations.summary).not.toBe('');
    expect(['page', 'ticket']).toContain(labels.severity);
  }
});

test('every alert reads metrics that the server has', () => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const known = new Set(registry.getMetricsAsArray().map(({ name }) => name));
  for (const file of globSync('src/server/metrics/*.ts'))
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/'((?:enquiries|http)_\w+)'/g))
      known.add(name);
  for (const { alert, expr } of rules) {
    const names = [...expr.matchAll(/\b(?:enquiries|http|nodejs|process)_\w+/g)].map(([name]) =>
      name.replace(/_(?:count|bucket)$/, ''),
    );
    expect([alert, names.filter((name) => !known.has(name))]).toEqual([alert, []]);
  }
});

const promtool = spawnSync('promtool', ['--version']).status === 0;
test.skipIf(!promtool)('Prometheus accepts the rules', () => {
  const { status, stderr } = spawnSync('promtool', ['check', 'rules', rulesFile], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});

/** Finds the texts that the server logs as warnings and errors. */
const findMessages = (): string[] =>
  globSync('src/server/**/*.ts', { exclude: ['src/server/doctor/**'] }).flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /\blog(?:\.(?:warn|error|fatal)|\[[^\]]+\])\(\s*(?:\{[^}]*\}(?:\s*\})?,\s*)?['"`]([^'"`$]+)/g,
      ),
    ]
      .map(([, message = '']) => message)
      .filter((message) => message !== 'Request answered'),
  );

test('every warning and error of the log is in the runbook', () => {
  const messages = findMessages();
  expect(messages.length).toBeGreaterThan(10);
  expect(messages.filter((message) => !runbook.includes(message))).toEqual([]);
});
