import { useTranslation } from 'react-i18next';
import { Form } from './Form.tsx';
import { FileField } from './fields/FileField.tsx';
import { TextArea } from './fields/TextArea.tsx';
import { EmailField, MobileField, NameField } from './fields/TextField.tsx';
import type { FormProps } from './form-result.ts';

/** Form to send a CV. */
export function ApplicationForm({ shownResult }: FormProps) {
  const { t } = useTranslation('forms');
  return (
    <Form kind="application" shownResult={shownResult}>
      <NameField name="name" />
      <EmailField />
      <MobileField hint={t('hints.mobile')} optional />
      <TextArea name="message" hint={t('hints.letter')} optional />
      <FileField />
    </Form>
  );
}
