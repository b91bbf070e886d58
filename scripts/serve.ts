/** `npm run serve`: serves the build in OUT_DIR and the API. */
import { EnvironmentError, readEnvironment } from '#config/environment.ts';
import { StartError, serve } from '#server/main.ts';

try {
  await serve(readEnvironment(process.env));
} catch (error) {
  if (!(error instanceof EnvironmentError || error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}
