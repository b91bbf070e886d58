import { useTranslation } from 'react-i18next';
import type { CaseStudyPageData } from '#content/page-data.ts';
import type { Language } from '#i18n/languages.ts';
import { formatDate } from '#ui/format-date.ts';
import styles from './ProjectFacts.module.css';

interface ProjectFactsProps {
  project: CaseStudyPageData['frontmatter']['project'];
  language: Language;
  className?: string | undefined;
}

/** The project's client, date, category and place. */
export function ProjectFacts({ project, language, className = '' }: ProjectFactsProps) {
  const { t } = useTranslation('portfolio');
  const facts = [
    ['client', project.client],
    ['date', formatDate(project.date, language)],
    ['category', project.category],
    ['place', project.place],
  ] as const;
  return (
    <dl className={`${styles.facts} ${className}`}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{t(`facts.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
