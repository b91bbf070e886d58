import type { Rule } from '../../rule.ts';

const exampleAuthor = '{ en: The project team, no: Prosjektgruppen }';
const exampleTestimonial = `- quote: { en: It works., no: Det virker. }\n  author: ${exampleAuthor}\n  position: { en: A school, no: En skole }`;

/** Documents the ids that the pipeline reports while it reads testimonials.yaml. */
export const testimonialsFile: Rule = {
  docs: {
    'testimonials/file': {
      description: 'The file is not valid YAML.',
      rationale: 'None of its quotes would be shown.',
      example: 'testimonials.yaml',
      incorrect: exampleTestimonial.replace('}', ''),
      correct: exampleTestimonial,
    },
    'testimonials/missing': {
      description: 'A quote lacks its author or position, or a text in one language.',
      rationale: 'Visitors would see an empty quote, or not know whose it is.',
      example: 'testimonials.yaml',
      incorrect: exampleTestimonial.replace(exampleAuthor, '{ en: The project team }'),
      correct: exampleTestimonial,
    },
    'testimonials/unknown-key': {
      description: 'A quote has a field that does not exist.',
      rationale: 'The field has no effect. Most often it is a misspelt name of another field.',
      example: 'testimonials.yaml',
      incorrect: `${exampleTestimonial}\n  colour: moss`,
      correct: exampleTestimonial,
    },
    'testimonials/value': {
      description: 'The file is not a list, or a field has a value that is not allowed.',
      rationale: 'None of its quotes would be shown.',
      example: 'testimonials.yaml',
      incorrect: exampleTestimonial.replace('- ', '  '),
      correct: exampleTestimonial,
    },
  },
};
