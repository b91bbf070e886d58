import { useTranslation } from 'react-i18next';
import type { CaseStudyPageData } from '#content/page-data.ts';
import type { Language } from '#i18n/languages.ts';
import { formatDate } from '#ui/format-date.ts';
import { FieldSample } from '#ui/sample/Sample.tsx';
import styles from './ProjectFacts.module.css';

interface ProjectFactsProps {
  /** Name of the product, which its client often has, too. */
  title: string;
  project: CaseStudyPageData['frontmatter']['project'];
  samples: CaseStudyPageData['frontmatter']['samples'];
  language: Language;
  className?: string | undefined;
}

/**
 * The project's client, date and other facts. A client with the title's name is not repeated, and a place is beside the
 * date, so that every case study has the same columns.
 */
export function ProjectFacts({ title, project, samples, language, className = '' }: ProjectFactsProps) {
  const { t } = useTranslation('portfolio');
  const { place } = project;
  const date = project.date && formatDate(project.date, language);
  const dateLabel = place ? 'place' : 'date';
  const facts = [
    { label: 'client', value: project.client !== title && project.client, fields: ['client'] },
    {
      label: date && place ? 'dateAndPlace' : dateLabel,
      value: [date, place].filter(Boolean).join(', '),
      fields: ['date', 'place'],
    },
    { label: 'category', value: project.category, fields: ['category'] },
    { label: 'role', value: project.role, fields: ['role'] },
    { label: 'platforms', value: project.platforms, fields: ['platforms'] },
    { label: 'duration', value: project.duration, fields: ['duration'] },
  ] as const;
  return (
    <dl className={`${styles.facts} ${className}`}>
      {facts.map(
        ({ label, value, fields }) =>
          value && (
            <div key={label} className={label === 'category' ? styles.category : undefined}>
              <dt>{t(`facts.${label}`)}</dt>
              <dd>
                {value}
                {fields.map((field) => (
                  <FieldSample key={field} samples={samples} path={`project.${field}`} />
                ))}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
