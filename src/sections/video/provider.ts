/** Code that is loaded only after the visitor consents to a provider. */
export { createPlayer, type Player } from './player.ts';
export { loadThumbnail } from './thumbnail.ts';
