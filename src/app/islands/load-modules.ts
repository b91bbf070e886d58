/** Loads the modules of islands. */
import { fetchText, type ModuleLoader, ReloadRequiredError } from '../navigation/load-page.ts';
import { loadIslands } from './hydrate-islands.tsx';

/**
 * Creates a loader of modules. It fetches their files before it imports them, because some browsers never load a module
 * again that has failed once.
 * @param firstModules URLs of the modules of the first page, which the boot script has requested.
 */
export function createModuleLoader(firstModules: readonly string[]): ModuleLoader {
  const loadedModules = new Set(firstModules);
  let failedNavigations = 0;
  return async (data, signal) => {
    const urls = data.modules.filter((url) => !loadedModules.has(url));
    try {
      await Promise.all(urls.map((url) => fetchText(url, signal ? { signal } : { priority: 'low' })));
      await loadIslands(data);
      for (const url of urls) loadedModules.add(url);
    } catch (error) {
      if (signal) failedNavigations += 1;
      // Browsers keep the error of a module until the page is loaded again.
      if (failedNavigations > 1)
        throw new ReloadRequiredError('A module cannot be loaded.', { cause: error });
      throw error;
    }
  };
}
