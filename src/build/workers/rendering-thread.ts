import { workerData } from 'node:worker_threads';
import { inTurn } from './in-turn.ts';
import { createRendering, type RenderingSetup } from './render-worker.ts';

export default inTurn(await createRendering(workerData as RenderingSetup));
