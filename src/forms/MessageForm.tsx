import { useTranslation } from 'react-i18next';
import { Form } from './Form.tsx';
import { TextArea } from './fields/TextArea.tsx';
import { EmailField, NameField } from './fields/TextField.tsx';
import type { FormProps } from './form-result.ts';

/** Contact form. */
export function MessageForm({ shownResult }: FormProps) {
  const { t } = useTranslation('forms');
  return (
    <Form kind="message" shownResult={shownResult}>
      <NameField name="fullName" />
      <EmailField />
      <TextArea name="message" hint={t('hints.message')} />
    </Form>
  );
}
