import { index, route } from '@react-router/dev/routes';
import pages from './pages.json' with { type: 'json' };

export default pages.map(({ path, file }) => (path === '/' ? index(file) : route(path, file)));
