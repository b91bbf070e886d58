import { buildFeed } from '../feed.mjs';

export const GET = ({ site }) => buildFeed('en', site);
