import { buildFeed } from '../../feed.mjs';

export const GET = ({ site }) => buildFeed('no', site);
