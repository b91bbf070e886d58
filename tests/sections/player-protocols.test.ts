import { describe, expect, test } from 'vitest';
import { playerProtocols } from '#sections/video/player-protocols.ts';

const { youtube, vimeo } = playerProtocols;

describe('a YouTube message', () => {
  test.each([
    [{ event: 'onReady', info: null }, { ready: true }],
    [
      { event: 'initialDelivery', info: { playerState: -1, currentTime: 0, duration: 60 } },
      { ready: true, playing: false, seconds: 0, durationSeconds: 60 },
    ],
    [
      { event: 'infoDelivery', info: { playerState: 1 } },
      { ready: true, playing: true },
    ],
    [
      { event: 'infoDelivery', info: { currentTime: 1.5 } },
      { ready: true, seconds: 1.5 },
    ],
    [{ event: 'onError', info: 150 }, { failed: true }],
    [{ event: 'readyToListen' }, {}],
  ])('%j means %j', (message, update) => {
    expect(youtube.parseMessage(JSON.stringify(message))).toEqual(update);
  });
});

describe('a Vimeo message', () => {
  test.each([
    [{ event: 'ready' }, { ready: true }],
    [{ method: 'ping' }, { ready: true }],
    [{ event: 'playing', data: {} }, { playing: true }],
    [{ event: 'pause', data: {} }, { playing: false }],
    [
      { event: 'timeupdate', data: { seconds: 1.5, duration: 60 } },
      { seconds: 1.5, durationSeconds: 60 },
    ],
    [{ event: 'error', data: { method: 'play', name: 'NotAllowedError' } }, { failed: true }],
    [{ event: 'error', data: { method: 'setMuted', name: 'NotAllowedError' } }, { failed: false }],
    [{ method: 'setVolume', value: 1 }, {}],
  ])('%j means %j, as an object or as JSON', (message, update) => {
    expect(vimeo.parseMessage(message)).toEqual(update);
    expect(vimeo.parseMessage(JSON.stringify(message))).toEqual(update);
  });
});

test.each([undefined, null, 1, '', 'text', '"text"', '[]'])('the message %j is ignored', (message) => {
  for (const { parseMessage } of [youtube, vimeo]) expect(parseMessage(message)).toEqual({});
});

test('the Vimeo frame of an unlisted video has its key', () => {
  const url = new URL(vimeo.getFrameUrl(new URL('https://vimeo.com/76979871/8272103f6e')));
  expect(url.origin + url.pathname).toBe('https://player.vimeo.com/video/76979871');
  expect(url.searchParams.get('h')).toBe('8272103f6e');
});
