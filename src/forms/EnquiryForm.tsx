import { useTranslation } from 'react-i18next';
import { Form } from './Form.tsx';
import { ServiceField } from './fields/ServiceField.tsx';
import { TextArea } from './fields/TextArea.tsx';
import { EmailField, MobileField, NameField } from './fields/TextField.tsx';
import type { FormProps } from './form-result.ts';

/** Form to request a project. */
export function EnquiryForm({ shownResult }: FormProps) {
  const { t } = useTranslation('forms');
  return (
    <Form kind="enquiry" shownResult={shownResult} canRepeat>
      <NameField name="name" />
      <EmailField />
      <MobileField hint={t('hints.mobile')} />
      <ServiceField />
      <TextArea name="description" hint={t('hints.description')} optional />
    </Form>
  );
}
