import { groundY, WideReflection } from './parts.tsx';

/** Heights of fields for a line and for a text, and the space around them. */
const lineHeight = 11;
const textHeight = 22;
const fieldGap = 6;

interface Field {
  isText?: boolean;
  /** True if the field may be left empty. */
  isOptional?: boolean;
}

/** A form on a sheet. Fields that are required have a light, and optional ones a ring. */
function renderForm(fields: Field[]) {
  const heights = fields.map(({ isText }) => (isText ? textHeight : lineHeight));
  const top = groundY - heights.reduce((sum, height) => sum + height + fieldGap, 34);
  let y = top + 11;
  return (
    <>
      <WideReflection cx={140} width={148} />
      <path d={`M66 ${groundY}V${top}h148v${groundY - top}z`} fill="var(--card)" stroke="none" />
      {fields.map(({ isOptional }, index) => {
        const height = heights[index] ?? lineHeight;
        const start = y;
        y += height + fieldGap;
        return (
          <g key={start}>
            {isOptional ? (
              <circle cx="86" cy={start + lineHeight / 2} r="5" strokeWidth="2" />
            ) : (
              <circle cx="86" cy={start + lineHeight / 2} r="6" fill="url(#_heather)" stroke="none" />
            )}
            <rect
              x="104"
              y={start}
              width="94"
              height={height}
              stroke={isOptional ? 'var(--ink)' : 'var(--heather)'}
              strokeWidth={isOptional ? 2 : 3}
              strokeDasharray={isOptional ? '4 5' : undefined}
            />
          </g>
        );
      })}
      <path d={`M110 ${groundY - 15}h18`} stroke="var(--link)" strokeWidth="12" />
    </>
  );
}

const Enquiry = () => renderForm([{}, {}, {}, {}, { isText: true, isOptional: true }]);
const Message = () => renderForm([{}, {}, { isText: true }]);
const Application = () => renderForm([{}, {}, {}, { isOptional: true }, { isText: true, isOptional: true }]);

/** The forms of the site, with as many fields as they have, in the order of the privacy policy. */
export const formDrawings = [Enquiry, Message, Application];
