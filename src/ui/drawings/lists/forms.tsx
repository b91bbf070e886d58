import { DrawnText, type DrawnTextName } from '../DrawnText.tsx';
import { markColour } from '../shapes.tsx';
import { groundY } from './parts.tsx';

/** Height of a field for a line, and the space below each field. */
const lineHeight = 19;
const fieldGap = 5;

/** Height of all fields of a form. The one for a text fills what the others leave, so that all sheets are as high. */
const fieldsHeight = 131;

interface Field {
  label: DrawnTextName;
  isText?: boolean;
  /** True if the field may be left empty. */
  isOptional?: boolean;
}

/** A form on a sheet. Fields that are required have a light, and optional ones a ring. */
function renderForm(fields: Field[]) {
  const textHeight = fieldsHeight - (fields.length - 1) * (lineHeight + fieldGap) - fieldGap;
  const top = groundY - fieldsHeight - 34;
  return (
    <>
      <path d={`M52 ${groundY}V${top}h176v${groundY - top}z`} fill="var(--card)" stroke="none" />
      {fields.map(({ label, isText, isOptional }, index) => {
        const height = isText ? textHeight : lineHeight;
        const start = top + 11 + index * (lineHeight + fieldGap);
        return (
          <g key={label}>
            {isOptional ? (
              <circle cx="68" cy={start + lineHeight / 2} r="6" stroke={markColour} strokeWidth="2" />
            ) : (
              <circle cx="68" cy={start + lineHeight / 2} r="7" fill="url(#_heather)" stroke="none" />
            )}
            <rect
              x="84"
              y={start}
              width="130"
              height={height}
              stroke={isOptional ? markColour : 'var(--heather)'}
              strokeWidth={isOptional ? 1.5 : 2}
              strokeDasharray={isOptional ? '4 5' : undefined}
            />
            <DrawnText name={label} x="91" y={start + 13} fontSize="10.5" fill={markColour} stroke="none" />
          </g>
        );
      })}
      <path d={`M92 ${groundY - 14}h26`} stroke="var(--fjord)" strokeWidth="13" />
    </>
  );
}

const Enquiry = () =>
  renderForm([
    { label: 'cardName' },
    { label: 'cardEmail' },
    { label: 'fieldMobile' },
    { label: 'fieldProjectType' },
    { label: 'fieldDescription', isText: true, isOptional: true },
  ]);
const Message = () =>
  renderForm([{ label: 'cardName' }, { label: 'cardEmail' }, { label: 'cardMessage', isText: true }]);
const Application = () =>
  renderForm([
    { label: 'cardName' },
    { label: 'cardEmail' },
    { label: 'fieldCv' },
    { label: 'fieldMobile', isOptional: true },
    { label: 'cardMessage', isText: true, isOptional: true },
  ]);

/** The forms of the site, with as many fields as they have, in the order of the privacy policy. */
export const formDrawings = [Enquiry, Message, Application];
