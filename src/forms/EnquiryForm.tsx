import { useTranslation } from 'react-i18next';
import { Form } from './Form.tsx';
import { ServiceField } from './fields/ServiceField.tsx';
import { TextArea } from './fields/TextArea.tsx';
import { EmailField, MobileField, NameField } from './fields/TextField.tsx';

/** Form to request a project. */
export function EnquiryForm() {
  const { t } = useTranslation('forms');
  return (
    <Form kind="enquiry" canRepeat>
      <NameField name="name" />
      <EmailField />
      <MobileField hint={t('hints.mobile')} />
      <ServiceField />
      <TextArea name="description" hint={t('hints.description')} optional />
    </Form>
  );
}
