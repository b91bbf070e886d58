import { settings } from '#config/settings.ts';

/** Builds the web app manifest. Its colours repeat --night and --paper of tokens.css, which a manifest cannot reference. */
export const buildWebManifest = (): string =>
  JSON.stringify({
    name: settings.name,
    short_name: settings.name,
    start_url: '/',
    display: 'browser',
    background_color: '#fbfaf6',
    theme_color: '#060c1a',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
