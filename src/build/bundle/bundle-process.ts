/** Process that bundles the application once: receives a `BundleRequest`, answers with a `BundleResponse`, and ends. */
import { once } from 'node:events';
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
process.send?.(response, undefined, undefined, () => process.disconnect?.());
