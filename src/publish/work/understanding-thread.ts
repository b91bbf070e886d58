import { workerData } from 'piscina';
import { createUnderstanding, type UnderstandingSetup } from './understanding.ts';

export default createUnderstanding(workerData as UnderstandingSetup);
