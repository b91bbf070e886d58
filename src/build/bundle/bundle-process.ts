/** A process that bundles the application as it is told, and says how it went. */
import { once } from 'node:events';
import { bundleApplication } from './bundle-application.ts';

export interface BundleRequest {
  folder: string;
  /** Source of `virtual:site`. */
  site: string;
}

export interface BundleResponse {
  /** Undefined where the bundle is whole. */
  error?: string | undefined;
}

const [{ folder, site }] = (await once(process, 'message')) as [BundleRequest];
const outcome = await bundleApplication(folder, site).then(
  (): BundleResponse => ({}),
  (error: unknown): BundleResponse => ({ error: error instanceof Error ? error.message : String(error) }),
);
process.send?.(outcome, undefined, undefined, () => process.disconnect?.());
