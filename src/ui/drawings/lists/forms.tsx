import type { Hue } from '#content/collections.ts';
import { DrawnText, type DrawnTextName } from '../DrawnText.tsx';
import { Light } from '../Light.tsx';

/** Distance between the fields of a form, and the vertical position of the first one. */
const fieldPitch = 44;
const firstFieldY = 44;

/** Horizontal position of the string, and the radius of its lights. */
const stringX = 18;
const lightRadius = 15;

interface Field {
  label: DrawnTextName;
  /** True if the field may be left empty. */
  isOptional?: boolean;
}

/** A form as a string of lights that hangs from a line. Fields that are required are lights, and optional ones are rings. */
function renderForm(hue: Hue, fields: Field[]) {
  const getY = (index: number) => firstFieldY + index * fieldPitch;
  return (
    <>
      <path d={`M${stringX} 0V${getY(fields.length - 1)}`} strokeWidth="1.5" />
      {fields.map(({ label, isOptional }, index) => (
        <g key={label}>
          {isOptional ? (
            <circle cx={stringX} cy={getY(index)} r={lightRadius - 1.5} fill="var(--paper)" strokeWidth="3" />
          ) : (
            <Light cx={stringX} cy={getY(index)} r={lightRadius} hue={hue} />
          )}
          <DrawnText
            name={label}
            x={stringX + 28}
            y={getY(index) + 7}
            fontSize="21"
            fill="var(--ink)"
            stroke="none"
          />
        </g>
      ))}
    </>
  );
}

/** The forms of the site, in the order of the privacy policy. */
const forms: readonly (readonly [hue: Hue, fields: Field[]])[] = [
  [
    'coral',
    [
      { label: 'cardName' },
      { label: 'cardEmail' },
      { label: 'fieldMobile' },
      { label: 'fieldProjectType' },
      { label: 'fieldDescription', isOptional: true },
    ],
  ],
  ['fjord', [{ label: 'cardName' }, { label: 'cardEmail' }, { label: 'cardMessage' }]],
  [
    'heather',
    [
      { label: 'cardName' },
      { label: 'cardEmail' },
      { label: 'fieldCv' },
      { label: 'fieldMobile', isOptional: true },
      { label: 'cardMessage', isOptional: true },
    ],
  ],
];

export const formDrawings = forms.map(
  ([hue, fields]) =>
    () =>
      renderForm(hue, fields),
);

/** View boxes, each as high as its form is long. */
export const formViewBoxes = forms.map(
  ([, fields]) => `0 0 176 ${firstFieldY + (fields.length - 1) * fieldPitch + lightRadius + 2}`,
);
