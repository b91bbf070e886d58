/** Serves the build that lies in OUT_DIR. */
import { EnvironmentError, readEnvironment } from '#config/environment.ts';
import { StartError, serve } from '#server/main.ts';

try {
  await serve(readEnvironment(process.env));
} catch (error) {
  if (!(error instanceof EnvironmentError || error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}
