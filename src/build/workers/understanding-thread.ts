import { workerData } from 'node:worker_threads';
import { createUnderstanding, type UnderstandingSetup } from './check-worker.ts';
import { inTurn } from './in-turn.ts';

export default inTurn(createUnderstanding(workerData as UnderstandingSetup));
