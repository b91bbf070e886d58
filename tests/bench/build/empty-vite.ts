/** Starts Vite with an empty application, the lower bound for the development server: `node empty-vite.ts FOLDER`. */
import type { AddressInfo } from 'node:net';
import { createServer } from 'vite';

const [root = ''] = process.argv.slice(2);
const server = await createServer({
  configFile: false,
  root,
  server: { port: Number(process.env.PORT), host: '127.0.0.1', strictPort: true },
  logLevel: 'warn',
});
await server.listen();
const address = server.httpServer?.address() as AddressInfo;
console.log(`http://localhost:${address.port}`);
