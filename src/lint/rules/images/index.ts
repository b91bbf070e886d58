import type { Family } from '#lint/rule.ts';

/** Pictures and their words. */
export const images: Family = {
  address: {
    description: 'The address of the picture is not one of content/assets.',
    rationale: 'A picture from elsewhere tells others who visits the page, and is gone when they remove it.',
    incorrect: '![A dot](https://example.no/dot.svg)',
    correct: '![A dot](/assets/dot.svg)',
  },
  alt: {
    description: 'The picture has no words that stand in for it.',
    rationale: 'Who does not see the picture learns nothing of it.',
    incorrect: '![](/assets/dot.svg)',
    correct: '![A dot](/assets/dot.svg)',
  },
  'alt-words': {
    description: 'The alt text is the name of a file, or says that the picture is a picture.',
    rationale: 'Screen readers say "image" by themselves; a file name tells their users nothing.',
    incorrect: '![Image of a dot](/assets/dot.svg)',
    correct: '![A dot](/assets/dot.svg)',
  },
  budget: {
    description: 'The file is larger than it needs to be.',
    rationale: 'Drawings are loaded as they are, and every copy of the project brings all pictures along.',
    exampleFile: 'files',
    incorrect: 'assets/plan.svg with 400 kB of paths',
    correct: 'assets/plan.svg with 40 kB, its paths simplified',
  },
  file: {
    description: 'The file is not a picture that the site can use.',
    rationale: 'Visitors would see a broken picture.',
    exampleFile: 'files',
    incorrect: 'assets/logo.png, which is a text',
    correct: 'assets/logo.png, exported as PNG',
  },
  missing: {
    description: 'There is no such file in content/assets.',
    rationale: 'Visitors would see a broken picture.',
    incorrect: '![A dot](/assets/dto.svg)',
    correct: '![A dot](/assets/dot.svg)',
  },
};
