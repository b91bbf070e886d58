import { useTranslation } from 'react-i18next';
import { Form } from './Form.tsx';
import { TextArea } from './fields/TextArea.tsx';
import { EmailField, NameField } from './fields/TextField.tsx';

/** Contact form. */
export function MessageForm() {
  const { t } = useTranslation('forms');
  return (
    <Form kind="message">
      <NameField name="fullName" />
      <EmailField />
      <TextArea name="message" hint={t('hints.message')} />
    </Form>
  );
}
