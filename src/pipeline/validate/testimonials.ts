/** Quotes of clients without a case study, from `testimonials.yaml`. */
import { type Testimonial, testimonialsSchema } from '#content/testimonials.ts';
import type { Finding } from '../finding.ts';
import type { TextFile } from '../read/content-folder.ts';
import type { Sample } from '../samples.ts';
import { describeMissingText, validateYamlFile } from './yaml-file.ts';

/** Parses the testimonials. A missing file has none. */
export function parseTestimonials(file: TextFile | undefined): {
  testimonials: Testimonial[];
  samples: Sample[];
  findings: Finding[];
} {
  const { value, findings, locate } = validateYamlFile(file, testimonialsSchema, {
    family: 'testimonials',
    name: 'a testimonial',
    describeMissing: describeMissingText,
    shapeMessage: 'The testimonials must be a list: a line that begins with - quote: for each.',
  });
  const samples = (value ?? []).flatMap(({ quote, sample }, index): Sample[] =>
    file && locate && sample
      ? [{ file: file.file, ...locate([index, 'sample']), what: `quote ${quote.en}`, ...sample }]
      : [],
  );
  return { testimonials: value ?? [], samples, findings };
}
