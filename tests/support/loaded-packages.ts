/** Reports the packages that a program has loaded: `node --import loaded-packages.ts`. Writes JSON to pipe 3 at exit. */
import { writeSync } from 'node:fs';
import { registerHooks } from 'node:module';

const packages = new Set<string>();
registerHooks({
  load: (url, context, next) => {
    const name = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1];
    if (name) packages.add(name);
    return next(url, context);
  },
});
process.on('exit', () => writeSync(3, JSON.stringify([...packages])));
