import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { listBehind, type SyncTerminal, walkBehind } from '#authoring/translations/sync.ts';
import type { Command } from './command.ts';

export const sync: Command = {
  syntax: 'sync [PATH[#HEADING]]',
  summary:
    'walks the blocks that are behind: the change as a word diff, and the text to edit, confirm or skip',
  details: [
    '',
    'Without PATH all documents. EDITOR names the editor. Outside of a terminal the blocks are only listed.',
  ],
  async run(args, { contentDir }) {
    const { positionals } = parseArgs({ args, allowPositionals: true });
    const [name] = positionals;
    if (positionals.length > 1) throw new Error('Usage: npm run content -- sync [PATH[#HEADING]]');
    if (!process.stdin.isTTY || !process.stdout.isTTY) return listBehind(contentDir, name);
    return walkBehind(contentDir, name, createTerminal(contentDir));
  },
};

const createTerminal = (contentDir: string): SyncTerminal => ({
  print: (line) => console.log(line),
  useColour: !process.env.NO_COLOR,
  async ask(question) {
    // The editor needs the input for itself, so that each question has an interface of its own.
    const readline = createInterface({ input: process.stdin, output: process.stdout });
    const closed = once(readline, 'close').then(() => undefined);
    const answer = await Promise.race([readline.question(question), closed]);
    readline.close();
    return answer;
  },
  async edit(file, line) {
    const [program = 'vi', ...args] = (process.env.VISUAL || process.env.EDITOR || 'vi').split(' ');
    const target = path.join(contentDir, file);
    const isCode = /(?:^|\/)code(?:-insiders)?$/.test(program);
    const position = isCode ? ['--wait', '--goto', `${target}:${line}`] : [`+${line}`, target];
    const [code] = await once(spawn(program, [...args, ...position], { stdio: 'inherit' }), 'exit');
    if (code !== 0) throw new Error(`The editor ${program} ended with ${code}. EDITOR names another one.`);
  },
});
