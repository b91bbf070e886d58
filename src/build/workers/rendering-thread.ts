import { workerData } from 'node:worker_threads';
import { runSequentially } from './in-turn.ts';
import { createPageJob, type RenderWorkerSetup } from './render-worker.ts';

export default runSequentially(await createPageJob(workerData as RenderWorkerSetup));
