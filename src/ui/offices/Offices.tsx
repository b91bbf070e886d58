import { useTranslation } from 'react-i18next';
import type { Office } from '#content/company.ts';
import { Dot } from '../Dot.tsx';
import { SampleLabel } from '../sample/Sample.tsx';
import styles from './Offices.module.css';

/** The offices of the company, with what is known of their addresses. */
export const Offices = ({ offices }: { offices: readonly Office[] }) =>
  offices.length > 0 && (
    <dl className={styles.offices}>
      {offices.map((office) => (
        <OfficeEntry key={office.name} office={office} />
      ))}
    </dl>
  );

function OfficeEntry({ office: { name, about, address, phone, map, hue, sample } }: { office: Office }) {
  const { t } = useTranslation('shell');
  return (
    <div>
      <dt>
        <Dot hue={hue} />
        {name}
        {sample && <SampleLabel {...sample} />}
      </dt>
      {about && <dd>{about}</dd>}
      {address && (
        <dd>
          {address.map((line) => (
            <span key={line} className={styles.line}>
              {line}
            </span>
          ))}
        </dd>
      )}
      {phone && (
        <dd>
          <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
        </dd>
      )}
      {map && (
        <dd>
          <a href={map}>{t('offices.map')}</a>
        </dd>
      )}
    </div>
  );
}
