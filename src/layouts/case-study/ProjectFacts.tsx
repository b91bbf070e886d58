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

/** The project's client, date and other facts. A client with the title's name is not repeated. */
export function ProjectFacts({ title, project, samples, language, className = '' }: ProjectFactsProps) {
  const { t } = useTranslation('portfolio');
  const facts = [
    ['client', project.client !== title && project.client],
    ['date', project.date && formatDate(project.date, language)],
    ['category', project.category],
    ['place', project.place],
    ['role', project.role],
    ['platforms', project.platforms],
    ['duration', project.duration],
  ] as const;
  return (
    <dl className={`${styles.facts} ${className}`}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{t(`facts.${name}`)}</dt>
              <dd>
                {value}
                <FieldSample samples={samples} path={`project.${name}`} />
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
