/** Quotes of clients without a case study, from `testimonials.yaml`. */
import { type Testimonial, testimonialsSchema } from '#content/testimonials.ts';
import type { Finding } from '../finding.ts';
import type { TextFile } from '../read/content-folder.ts';
import { describeMissingText, validateYamlFile } from './yaml-file.ts';

/** Parses the testimonials. A missing file has none. */
export function parseTestimonials(file: TextFile | undefined): {
  testimonials: Testimonial[];
  findings: Finding[];
} {
  const { value, findings } = validateYamlFile(file, testimonialsSchema, {
    family: 'testimonials',
    name: 'a testimonial',
    describeMissing: describeMissingText,
    shapeMessage: 'The testimonials must be a list: a line that begins with - quote: for each.',
  });
  return { testimonials: value ?? [], findings };
}
