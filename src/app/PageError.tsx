import { useRevalidator, useRouteError } from 'react-router-dom';
import { ErrorPanel } from './ErrorPanel.tsx';
import { ChunkLoadError } from './load.ts';

/** What stands in a page's place when it could not be loaded, or failed while it was rendered. */
export function PageError() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  // A fault in rendering comes again on another try with the same code; a full load may bring mended code.
  const retry = () => (error instanceof ChunkLoadError ? void revalidate() : window.location.reload());
  return <ErrorPanel onRetry={retry} />;
}
