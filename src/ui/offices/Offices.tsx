import { useTranslation } from 'react-i18next';
import type { Office } from '#content/company.ts';
import { type Language, locales } from '#i18n/languages.ts';
import { Dot } from '../Dot.tsx';
import { SampleLabel } from '../sample/Sample.tsx';
import styles from './Offices.module.css';

/**
 * True if an office has more than a name. Offices without details are written in one line, because a list of bare names
 * looks unfinished.
 */
export const hasOfficeDetails = (offices: readonly Office[]): boolean =>
  offices.some(({ about, address, phone, map, sample }) =>
    [about, address, phone, map, sample].some(Boolean),
  );

/** Formats the names of offices as one text: “Norway and Oslo”. */
export const formatOfficeNames = (offices: readonly Office[], language: Language): string =>
  new Intl.ListFormat(locales[language]).format(offices.map(({ name }) => name));

/** The offices of the company, with what is known of their addresses. */
export const Offices = ({ offices }: { offices: readonly Office[] }) =>
  offices.length > 0 && (
    <ul className={styles.offices}>
      {offices.map((office) => (
        <OfficeEntry key={office.name} office={office} />
      ))}
    </ul>
  );

function OfficeEntry({ office: { name, about, address, phone, map, hue, sample } }: { office: Office }) {
  const { t } = useTranslation('shell');
  return (
    <li>
      <p className={styles.name}>
        <Dot hue={hue} />
        {name}
        {sample && <SampleLabel {...sample} />}
      </p>
      {about && <p>{about}</p>}
      {address && (
        <p>
          {address.map((line) => (
            <span key={line} className={styles.line}>
              {line}
            </span>
          ))}
        </p>
      )}
      {phone && (
        <p>
          <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
        </p>
      )}
      {map && (
        <p>
          <a href={map}>{t('offices.map')}</a>
        </p>
      )}
    </li>
  );
}
