/** Process that bundles the application once: receives a `BundleRequest`, answers with a `BundleResponse`, and ends. */
import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import { bundleApplication } from './bundle-application.ts';

export interface BundleRequest {
  folder: string;
  /** Source of `virtual:site`. */
  siteModule: string;
}

export interface BundleResponse {
  /** Message of the error that stopped the bundle; undefined when it succeeded. */
  error?: string | undefined;
}

const [{ folder, siteModule }] = (await once(process, 'message')) as [BundleRequest];
const response = await bundleApplication(folder, siteModule).then(
  (): BundleResponse => ({}),
  (error: unknown): BundleResponse => ({ error: error instanceof Error ? error.message : String(error) }),
);
// The parent ends this process, and Node would write the cache of compiled modules only at its exit.
flushCompileCache();
process.send?.(response, undefined, undefined, () => process.disconnect?.());
