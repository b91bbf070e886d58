import { workerData } from 'piscina';
import { createRendering, type RenderingSetup } from './rendering.ts';

export default await createRendering(workerData as RenderingSetup);
