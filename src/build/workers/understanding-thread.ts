import { workerData } from 'node:worker_threads';
import { createDocumentCheck, type CheckWorkerSetup } from './check-worker.ts';
import { runSequentially } from './in-turn.ts';

export default runSequentially(createDocumentCheck(workerData as CheckWorkerSetup));
