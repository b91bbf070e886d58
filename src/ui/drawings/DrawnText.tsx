import type { SVGProps } from 'react';
import { useTranslation } from 'react-i18next';
import type drawings from '../../../content/en/ui/drawings.json';

export type DrawnTextName = keyof typeof drawings;

interface DrawnTextProps extends Omit<SVGProps<SVGTextElement>, 'children' | 'name'> {
  name: DrawnTextName;
}

/** Text on a screen or sheet of a drawing, in the language of the page. */
export function DrawnText({ name, ...attributes }: DrawnTextProps) {
  const { t } = useTranslation('drawings');
  return <text {...attributes}>{t(name)}</text>;
}
