/** Loaded before a program, with `--import`: says at its end which packages it has loaded, on pipe 3. */
import { writeSync } from 'node:fs';
import { registerHooks } from 'node:module';

const loaded = new Set<string>();
registerHooks({
  load: (url, context, next) => {
    const name = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1];
    if (name) loaded.add(name);
    return next(url, context);
  },
});
process.on('exit', () => writeSync(3, JSON.stringify([...loaded])));
