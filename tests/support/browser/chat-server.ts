/**
 * A live chat of another company, on an origin of its own. Its script does what such scripts do: it inserts a style
 * element, a button by `innerHTML` and a frame, requests data, and stores an identifier at the address of the page.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Names under which the script stores its identifier, as key and as cookie. */
export const chatStorageName = 'chat-visitor';

const createScript = (origin: string): string => `
  const style = document.createElement('style');
  style.textContent = '#chat { position: fixed; right: 24px; bottom: 24px; border: 0 }';
  const box = document.createElement('div');
  box.innerHTML = '<iframe id="chat" title="Chat" src="${origin}/frame"></iframe>';
  document.head.append(style);
  document.body.append(box);
  localStorage.setItem('${chatStorageName}', 'v1');
  document.cookie = '${chatStorageName}=v1; path=/';
  fetch('${origin}/greeting').then(() => box.dataset.greeted = '');`;

export interface ChatServer extends AsyncDisposable {
  origin: string;
  scriptUrl: string;
  /** Paths of the requests, in order. */
  requestedPaths: string[];
}

/** Starts the chat on a free port of loopback. */
export async function startChatServer(): Promise<ChatServer> {
  const requestedPaths: string[] = [];
  const respond = ({ url = '/' }: IncomingMessage, response: ServerResponse) => {
    requestedPaths.push(url);
    const answer = {
      '/chat.js': ['text/javascript', createScript(origin)],
      '/frame': ['text/html', '<!doctype html><title>Chat</title><button>Chat with us</button>'],
      '/greeting': ['application/json', '{}'],
    }[url] ?? ['text/plain', ''];
    response.setHeader('access-control-allow-origin', '*');
    // The site is isolated by Cross-Origin-Resource-Policy, the chat is meant for others.
    response.setHeader('cross-origin-resource-policy', 'cross-origin');
    response.setHeader('content-type', answer[0] ?? '');
    response.end(answer[1]);
  };
  const server = createServer(respond);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    scriptUrl: `${origin}/chat.js`,
    requestedPaths,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
