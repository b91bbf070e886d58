import { describe, expect, test } from 'vitest';
import { parseVideoUrl } from '#content/videos.ts';

const id = 'aqz-KE-bpKQ';
const youtube = { provider: 'youtube', url: `https://www.youtube.com/watch?v=${id}` };
const vimeo = { provider: 'vimeo', url: 'https://vimeo.com/76979871' };
const unlisted = { provider: 'vimeo', url: 'https://vimeo.com/76979871/8272103f6e' };

describe('parseVideoUrl recognizes', () => {
  test.each([
    [`https://www.youtube.com/watch?v=${id}`, youtube],
    [`http://youtube.com/watch?list=PL1&v=${id}&t=10s`, youtube],
    [`https://m.youtube.com/watch?v=${id}`, youtube],
    [`https://youtu.be/${id}?si=share`, youtube],
    [`https://www.youtube.com/embed/${id}`, youtube],
    [`https://www.youtube-nocookie.com/embed/${id}?rel=0`, youtube],
    [`https://www.youtube.com/shorts/${id}`, youtube],
    [`https://www.youtube.com/live/${id}`, youtube],
    ['https://vimeo.com/76979871', vimeo],
    ['https://www.vimeo.com/76979871/', vimeo],
    ['https://vimeo.com/channels/staffpicks/76979871', vimeo],
    ['https://vimeo.com/groups/short-films/videos/76979871', vimeo],
    ['https://vimeo.com/showcase/123/video/76979871', vimeo],
    ['https://player.vimeo.com/video/76979871?autoplay=1', vimeo],
    ['https://vimeo.com/76979871/8272103f6e', unlisted],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e', unlisted],
  ])('%s', (address, video) => {
    expect(parseVideoUrl(address)).toEqual(video);
  });
});

describe('parseVideoUrl returns undefined for', () => {
  test.each([
    '',
    id,
    'youtube.com',
    'https://www.youtube.com/@fjellkode',
    'https://www.youtube.com/playlist?list=PL1',
    'https://www.youtube.com/watch?v=short',
    `https://youtube.com.example.no/watch?v=${id}`,
    `https://example.no/?https://youtu.be/${id}`,
    `javascript:alert("https://youtu.be/${id}")`,
    'https://vimeo.com/fjellkode',
    'https://vimeo.com/76979871/"><script>',
    'https://notvimeo.com/76979871',
    '/assets/film.mp4',
  ])('%s', (address) => {
    expect(parseVideoUrl(address)).toBeUndefined();
  });
});
