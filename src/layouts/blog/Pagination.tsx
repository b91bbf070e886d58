import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { PostList } from '#content/page-data.ts';
import { Link } from '#ui/Link.tsx';
import styles from './Pagination.module.css';

/** The pages of a list: one newer, one older, and the numbers of those near by. */
export function Pagination({ list: { page, steps } }: { list: PostList }) {
  const { t } = useTranslation('lists');
  const to = (number: number) => steps.find((step) => step.page === number)?.path;
  const newer = to(page - 1);
  const older = to(page + 1);
  return (
    <nav className={styles.pagination} aria-label={t('pages')}>
      {newer && (
        <Link to={newer} rel="prev">
          {t('newer')}
        </Link>
      )}
      <ol className={styles.numbers}>
        {steps.map((step, at) => (
          <Fragment key={step.page}>
            {step.page - (steps[at - 1]?.page ?? step.page) > 1 && <li aria-hidden="true">…</li>}
            <li>
              <Link
                to={step.path}
                aria-label={t('page', { page: step.page })}
                aria-current={step.page === page ? 'page' : undefined}
              >
                {step.page}
              </Link>
            </li>
          </Fragment>
        ))}
      </ol>
      {older && (
        <Link to={older} rel="next" className={styles.older}>
          {t('older')}
        </Link>
      )}
    </nav>
  );
}
