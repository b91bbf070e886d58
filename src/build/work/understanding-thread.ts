import { workerData } from 'node:worker_threads';
import { inTurn } from './in-turn.ts';
import { createUnderstanding, type UnderstandingSetup } from './understanding.ts';

export default inTurn(createUnderstanding(workerData as UnderstandingSetup));
