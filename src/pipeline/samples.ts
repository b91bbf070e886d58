/** Samples: values that nobody has confirmed yet, marked in documents and in YAML files. */
import type { SampleNote } from '#content/collections.ts';
import type { Manifest } from '#content/manifest.ts';
import type { Language } from '#i18n/languages.ts';
import type { Document } from './document.ts';
import type { Position } from './finding.ts';
import type { JsxElement } from './parse/body-analysis/jsx-elements.ts';

export interface Sample extends SampleNote, Position {
  /** Language of the document; both languages share the other files. */
  language?: Language;
  /** File relative to the content folder. */
  file: string;
  /** The value or its place: `Counter 7`, a field such as `project.duration`, or the first words. */
  what: string;
}

/** Characters of a text that a list of samples shows. */
const maxWords = 60;

/** Finds the samples of one document: those of its frontmatter, then those of its body. */
export function findDocumentSamples({ source, frontmatter, analysis, body, locate }: Document): Sample[] {
  const { file, language } = source;
  const fields = Object.entries(frontmatter.samples ?? {}).map(
    ([path, note]): Sample => ({ language, file, ...locate(['samples', path]), what: path, ...note }),
  );
  const elements = analysis.elements.flatMap((element): Sample[] => {
    const note = getElementNote(element);
    return note ? [{ language, file, ...element.start, what: describeElement(element, body), ...note }] : [];
  });
  return [...fields, ...elements];
}

/** The parts of the content that hold samples. */
interface SampledContent {
  manifest: Manifest;
  documents: ReadonlyMap<string, Document>;
  sharedSamples: readonly Sample[];
}

/** Returns the samples of all published pages, and those of the files that pages share. */
export function findPublishedSamples({ manifest, documents, sharedSamples }: SampledContent): Sample[] {
  const files = new Set(manifest.entries.map(({ file }) => file));
  return [
    ...[...documents.values()].filter(({ source }) => files.has(source.file)).flatMap(findDocumentSamples),
    ...sharedSamples,
  ];
}

function getElementNote({ name, attributes }: JsxElement): SampleNote | undefined {
  const getProp = (prop: string) => attributes.find((attribute) => attribute.name === prop)?.value;
  const [missing, from] = name === 'Sample' ? ['missing', 'from'] : ['sample', 'sampleFrom'];
  if (name !== 'Sample' && getProp('sample') === undefined) return undefined;
  return { missing: String(getProp(missing as string) ?? ''), from: String(getProp(from as string) ?? '') };
}

function describeElement({ name, attributes, to, closingName }: JsxElement, body: string): string {
  if (name !== 'Sample')
    return [
      name,
      ...['label', 'title', 'value'].flatMap(
        (prop) => attributes.find((attribute) => attribute.name === prop)?.value ?? [],
      ),
    ].join(' ');
  const start = body.indexOf('>', attributes.at(-1)?.to ?? to) + 1;
  const words = body
    .slice(start, (closingName?.from ?? start + 2) - 2)
    .replace(/<Fact name="([^"]*)"[^>]*>/g, '$1')
    .replace(/<[^>]*>|[*_#]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return words.length > maxWords ? `${words.slice(0, maxWords)}…` : words;
}
