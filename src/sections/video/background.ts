/** What is loaded only when a visitor lets a provider in. */
export { createPlayer, type Player } from './player.ts';
export { loadThumbnail } from './thumbnail.ts';
