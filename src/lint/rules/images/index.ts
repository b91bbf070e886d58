import type { Family } from '#lint/rule.ts';

/** Pictures and their words. */
export const images: Family = {
  address: {
    means: 'The address of the picture is not one of content/assets.',
    why: 'A picture from elsewhere tells others who visits the page, and is gone when they remove it.',
    before: '![A dot](https://example.no/dot.svg)',
    after: '![A dot](/assets/dot.svg)',
  },
  alt: {
    means: 'The picture has no words that stand in for it.',
    why: 'Who does not see the picture learns nothing of it.',
    before: '![](/assets/dot.svg)',
    after: '![A dot](/assets/dot.svg)',
  },
  'alt-words': {
    means: 'The alt text is the name of a file, or says that the picture is a picture.',
    why: 'Screen readers say "image" by themselves; a file name tells their users nothing.',
    before: '![Image of a dot](/assets/dot.svg)',
    after: '![A dot](/assets/dot.svg)',
  },
  budget: {
    means: 'The file is larger than it needs to be.',
    why: 'Drawings are loaded as they are, and every copy of the project brings all pictures along.',
    in: 'files',
    before: 'assets/plan.svg with 400 kB of paths',
    after: 'assets/plan.svg with 40 kB, its paths simplified',
  },
  file: {
    means: 'The file is not a picture that the site can use.',
    why: 'Visitors would see a broken picture.',
    in: 'files',
    before: 'assets/logo.png, which is a text',
    after: 'assets/logo.png, exported as PNG',
  },
  missing: {
    means: 'There is no such file in content/assets.',
    why: 'Visitors would see a broken picture.',
    before: '![A dot](/assets/dto.svg)',
    after: '![A dot](/assets/dot.svg)',
  },
};
