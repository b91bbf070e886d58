import { feedOf } from '../feed.mjs';

export const GET = ({ site }) => feedOf('en', site);
