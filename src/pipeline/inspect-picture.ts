export { inspectPicture } from '../publish/picture-check.ts';
