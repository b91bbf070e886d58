import { useTranslation } from 'react-i18next';
import type { CaseRecord } from '#content/page-data.ts';
import type { Language } from '#i18n/languages.ts';
import { formatDay } from '#ui/format-date.ts';
import styles from './ProjectFacts.module.css';

interface ProjectFactsProps {
  project: CaseRecord['frontmatter']['project'];
  language: Language;
  className?: string | undefined;
}

/** Who it was made for, when, what it is, and where. */
export function ProjectFacts({ project, language, className = '' }: ProjectFactsProps) {
  const { t } = useTranslation('portfolio');
  const facts = [
    ['client', project.client],
    ['date', formatDay(project.date, language)],
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
